/* Before the first paint: the theme that was chosen, so that nothing flashes. */
try {
  const chosen = JSON.parse(localStorage.getItem("mythwright-settings")) ?? {};
  if (typeof chosen.theme === "string") document.documentElement.dataset.theme = chosen.theme;
} catch {
  document.documentElement.dataset.theme = "auto";
}
