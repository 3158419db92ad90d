/** What a person does at the table: answer, wonder, take back, ask for a hint, leave. */

import { confirmed, openLinks } from "./dialogs.js";
import { call, toast } from "./live.js";
import { closeMenu, openMenu } from "./menu.js";
import { cardsOf, optionsOf } from "./page.js";
import { links, whole } from "./router.js";
import { settings } from "./settings.js";
import { recentTables } from "./shelf.js";
import { sound } from "./sound.js";
import { say } from "./words.js";

const THINKING = 220;
const STANDIN = "greedy";
/** Whoever points with a finger cannot hover. */
const FINGER = "(hover: none)";

export class Deeds {
  /** @param {any} table the view that has a sitting and a face */
  constructor(table) {
    this.table = table;
    this.thoughts = new Map();
    for (const name of [
      "answer",
      "choose",
      "wonder",
      "think",
      "undo",
      "hint",
      "why",
      "leave",
      "share",
      "text",
      "end",
    ]) {
      this[name] = this[name].bind(this);
    }
  }

  get #sitting() {
    return this.table.sitting;
  }

  get #face() {
    return this.table.face;
  }

  async answer(option) {
    if (!this.table.live || this.sending || !this.table.page) return;
    this.sending = true;
    closeMenu();
    this.#face.question.busy(true);
    const reply = await this.#sitting.askNow("answer", { option });
    this.sending = false;
    this.#face.question.busy(false);
    if (reply.outcome === "refused") this.#refused(option, reply);
    else if (reply.outcome === "stale") toast(say("stale"));
    else if (reply.outcome === "accepted") this.#face.lectern.close();
  }

  #refused(option, reply) {
    sound.refuse();
    this.#face.question.clear();
    call(
      reply.rulings?.map((ruling) => `${ruling.rule}: ${ruling.title}`).join(". ") || say("refused-title"),
    );
    this.#face.lectern.refused(option, reply);
  }

  /** Something that stands for these answers was pointed at. A finger sees the way before it takes it. */
  choose(texts, at) {
    if (!this.table.live || this.table.carry.take(texts)) return;
    const options = optionsOf(this.table.page);
    const blind = matchMedia(FINGER).matches && options.get(texts[0])?.trace;
    if (texts.length === 1 && !blind) {
      this.answer(texts[0]);
      return;
    }
    const found = texts.map((text) => options.get(text) ?? { text, label: text });
    openMenu(at, found, { take: this.answer, think: this.think });
  }

  /** Something that is not on offer was pointed at: tell what it is, and why not. */
  async wonder(thing, at) {
    const { page } = this.table;
    const about = { title: at.dataset.title ?? "", card: thing ? cardsOf(page).get(thing) : null };
    about.title = about.card?.name ?? (about.title || at.textContent.trim());
    this.table.regard?.look(thing, () => {}); // a finger cannot hover
    if (!thing || !this.table.live || !page.question?.mine) {
      this.#face.lectern.thing(about, []);
      return;
    }
    const reply = await this.#sitting.askNow("why_not", { thing });
    if (reply.outcome === "explained") this.#face.lectern.thing(about, reply.tries);
  }

  /** An option is looked at: mark it on the board, and after a moment bring it into sight and tell its odds. */
  think(text) {
    clearTimeout(this.timer);
    this.#face.board.mark(text);
    if (!text || !this.table.live) return;
    this.timer = setTimeout(() => this.#consider(text), THINKING);
  }

  async #consider(text) {
    this.#face.board.reveal(text);
    const { n } = this.table.page;
    const key = `${n} ${text}`;
    if (!this.thoughts.has(key)) {
      const reply = await this.#sitting.askNow("consider", { option: text });
      if (reply.outcome !== "considered") return;
      this.thoughts.set(key, reply);
    }
    if (this.table.page?.n === n) this.#face.question.think(this.thoughts.get(key));
  }

  async hint() {
    if (!this.table.live || !this.table.page?.question?.mine) return;
    toast(say("hint-thinking"));
    const reply = await this.#sitting.askNow("hint");
    if (reply.outcome !== "hint") return;
    this.#face.question.mark(reply.option);
    this.#face.board.mark(reply.option);
    this.#face.board.reveal(reply.option);
    toast(say("hint-is", { label: reply.label }));
  }

  async undo() {
    if (!this.table.live) return;
    const reply = await this.#sitting.askNow("undo");
    if (reply.outcome === "accepted") toast(say("undone"));
    else if (reply.outcome === "stale") toast(say("stale"));
    else if (reply.outcome === "refused") await this.#beyond(reply);
  }

  /** Not freely: then by asking everyone, if that can be. */
  async #beyond(reply) {
    if (!reply.consent) {
      this.#face.lectern.refused(say("undo"), reply);
      return;
    }
    const reason = (reply.rulings ?? []).map((one) => `${one.title}: ${one.text} (${one.rule})`).join(" ");
    if (!(await confirmed(say("takeback-title"), `${reason} ${say("takeback-words")}`, say("takeback-ask"))))
      return;
    const asked = await this.#sitting.askNow("ask_takeback");
    if (asked.outcome === "refused") this.#face.lectern.refused(say("undo"), asked);
    else if (asked.outcome === "asked") toast(say("takeback-asked"));
  }

  /** Someone asks to take back: do we agree? */
  async consent(frame) {
    if (frame.by === null) {
      if (frame.refused !== undefined && frame.refused !== null) toast(say("takeback-refused"));
      return;
    }
    const asked = this.#sitting.chairs.filter(
      (chair) => frame.needs.includes(chair.seat) && !frame.given.includes(chair.seat),
    );
    for (const chair of asked) {
      const words = say("consent-words", { name: frame.name });
      const agree = await confirmed(say("consent-title"), words, say("consent-yes"), say("consent-no"));
      this.#sitting.ask("consent", { agree }, chair);
    }
  }

  why(line) {
    return this.table.why(line);
  }

  /** What can be done about someone who is away. */
  standin(info) {
    if (!this.table.live || info.kind !== "person" || info.seat === this.table.page?.seat) return null;
    if (info.standin) return { words: say("standin-end"), go: () => this.#stand(info, null) };
    return info.present ? null : { words: say("standin-ask"), go: () => this.#stand(info, STANDIN) };
  }

  async #stand(info, level) {
    const reply = await this.#sitting.ask("standin", { seat: info.seat, level });
    if (reply.outcome === "refused") this.#face.lectern.refused(say("standin-ask"), reply);
  }

  async leave() {
    const seated = this.table.live && this.table.page?.seat !== null && !this.table.page?.result;
    if (seated && !(await confirmed(say("leave"), say("leave-words"), say("leave")))) return;
    if (seated) await this.#sitting.ask("leave");
    location.hash = links.lobby();
  }

  share() {
    const { id } = this.#sitting;
    const kept = recentTables().find((one) => one.id === id) ?? {};
    const seats = Object.entries(kept.seats ?? {}).map(([seat, { key, player }]) => ({
      name: player || say("seat-number", { number: Number(seat) + 1 }),
      link: whole(links.table(id, key)),
    }));
    const watch = kept.watch ? [{ name: say("share-watch"), link: whole(links.table(id, kept.watch)) }] : [];
    const own = {
      name: say("share-own"),
      link: whole(
        links.table(
          id,
          this.#sitting.chairs.map((chair) => chair.key),
        ),
      ),
    };
    openLinks([own, ...seats, ...watch]);
  }

  build() {
    if (this.table.live) this.table.build();
  }

  /** Take hold of what may be carried. */
  hold() {
    this.table.carry?.focus();
  }

  text() {
    settings.set("text", !settings.get("text"));
  }

  end() {
    this.table.showEnd();
  }
}
