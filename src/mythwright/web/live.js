/** Saying things to those who listen instead of looking. */

const MOST_LINES = 4;
const PAUSE = 120;

let waiting = [];

const speaking = {};

function speak(id, words) {
  const region = document.getElementById(id);
  region.textContent = "";
  clearTimeout(speaking[id]);
  speaking[id] = setTimeout(() => {
    region.textContent = words;
  }, 30); // a region that gets the same words twice would stay silent
}

/** Politely: what happened. Many lines at once are cut to the last few. */
export function tell(lines) {
  waiting.push(...lines);
  if (waiting.length !== lines.length) return;
  setTimeout(() => {
    speak("mw-polite", waiting.slice(-MOST_LINES).join(" "));
    waiting = [];
  }, PAUSE);
}

/** At once: it is your turn, or something needs you. */
export const call = (words) => speak("mw-assertive", words);

/** Forget what was said and what was about to be: it was for someone else's ears. */
export function hush() {
  waiting.length = 0;
  for (const id of ["mw-polite", "mw-assertive"]) speak(id, "");
  document.getElementById("mw-toasts").replaceChildren();
}

/** A note that also shows for a while. */
export function toast(words) {
  const place = document.getElementById("mw-toasts");
  const note = document.createElement("p");
  note.className = "toast";
  note.textContent = words;
  place.append(note);
  tell([words]);
  setTimeout(() => note.remove(), 5000);
}
