/** The end of a game: who won and why, its story in figures, and proof that the dice were fair. */

import { chart } from "./chart.js";
import { check } from "./checking.js";
import { button, emblem, h, icon } from "./dom.js";
import { ruleText } from "./explain.js";
import { say } from "./words.js";

/** Who won, in a few words. */
export function verdict(result) {
  const winners = result.ranks.filter((row) => row.won).map((row) => row.name);
  return winners.length ? say("end-won", { who: winners.join(", ") }) : say("end-nobody");
}

function places(ranks) {
  return h(
    "ol",
    { class: "ranks" },
    ranks.map((row) =>
      h(
        "li",
        { class: row.won ? "is-winner" : "" },
        row.won ? icon("laurel") : null,
        h("span", { class: "rank" }, say("rank", { rank: row.rank })),
        h("b", {}, row.name),
        row.note ? h("span", { class: "rank-note" }, row.note) : null,
      ),
    ),
  );
}

function figures(story) {
  if (!story?.figures?.length) return null;
  return h(
    "dl",
    { class: "story" },
    story.figures.map((one) =>
      h(
        "div",
        {},
        one.emblem ? emblem(one.emblem, "story-sign") : null,
        h("dd", {}, String(one.value)),
        h("dt", {}, one.name),
      ),
    ),
  );
}

/**
 * Recompute every die in this browser and say what came of it.
 * @param {HTMLElement} place
 * @param {() => Promise<any>} report
 * @param {string} promised the commitment from the beginning of the game
 */
export async function verify(place, report, promised) {
  const tell = (words, look = "") =>
    place.replaceChildren(h("p", { class: `verdict ${look}`, role: "status" }, words));
  tell(say("dice-checking", { done: 0 }));
  const found = await report();
  if (found.outcome !== "report") {
    tell(say("dice-no-report"), "is-wrong");
    return;
  }
  const checked = await check(found, promised, (done) => tell(say("dice-checking", { done })));
  const first = checked.wrong[0];
  if (!checked.sealed) tell(say("dice-other-seed"), "is-wrong");
  else if (first) tell(say("dice-wrong", { stream: first.stream, number: first.number }), "is-wrong");
  else tell(say("dice-true", { draws: checked.draws }), "is-true");
  place.append(h("p", { class: "seed" }, say("dice-seed", { seed: found.seed, hash: promised })));
  place.scrollIntoView({ block: "nearest" });
}

/**
 * @param {any} page
 * @param {{replay: () => void, download: () => void, report: () => Promise<any>, again: () => void,
 *   close: () => void}} hands
 */
export function ending(page, hands) {
  const { result } = page;
  const won = result.ranks.some((row) => row.won);
  const proof = h("div", { class: "proof", "data-testid": "dice-verdict" });
  return h(
    "section",
    { class: "ending", "data-testid": "ending", "aria-label": say("end-show") },
    h("p", { class: "ending-crown", "aria-hidden": "true" }, icon(won ? "laurel" : "eclipse")),
    h("h2", { id: "mw-ending", tabindex: "-1" }, verdict(result)),
    h("p", { class: "ending-words" }, result.words),
    h(
      "details",
      { class: "ending-rule" },
      h("summary", {}, say("end-rule", { rule: result.rule.id })),
      ruleText(result.rule),
    ),
    places(result.ranks),
    chart(result.story?.chart),
    figures(result.story),
    h(
      "div",
      { class: "ending-buttons" },
      button(
        say("end-replay"),
        { class: "button main", onclick: hands.replay, "data-testid": "watch-replay" },
        "replay",
      ),
      button(
        say("end-verify"),
        { onclick: () => verify(proof, hands.report, page.commitment), "data-testid": "verify-dice" },
        "dice",
      ),
      button(say("end-download"), { onclick: hands.download, "data-testid": "download" }, "download"),
      button(say("end-again"), { onclick: hands.again }, "plus"),
      button(
        say("end-look"),
        { class: "button quiet", onclick: hands.close, "data-testid": "look-at-board" },
        "fit",
      ),
    ),
    proof,
  );
}
