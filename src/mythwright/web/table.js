/** The table: a sitting, its face, and what happens between them. */

import { api } from "./api.js";
import { Carry } from "./carry.js";
import { Curtain } from "./curtain.js";
import { Deeds } from "./deeds.js";
import { ending } from "./ending.js";
import { Face } from "./face.js";
import { listen } from "./keys.js";
import { call, hush, tell, toast } from "./live.js";
import { listenPointing } from "./pointing.js";
import { Regard } from "./regard.js";
import { links } from "./router.js";
import { settings } from "./settings.js";
import { keepTable } from "./shelf.js";
import { Sitting } from "./sitting.js";
import { sound } from "./sound.js";
import { shutPage } from "./states.js";
import { hideTip } from "./tip.js";
import { titleOf } from "./titles.js";
import { say } from "./words.js";

export class Table {
  /** @param {HTMLElement} host @param {{id: string, keys: string[]}} route */
  constructor(host, { id, keys }) {
    this.host = host;
    this.live = true;
    this.sitting = new Sitting(id, keys.length ? keys : [""]); // a public table may be watched without a key
    this.deeds = new Deeds(this);
    this.face = new Face(host, this.deeds);
    this.curtain = new Curtain(() => this.sitting.lift());
    this.face.element.append(this.curtain.element);
    this.carry = this.#carries();
    this.regard = new Regard(this);
    listenPointing(this);
    const text = () => this.face.board.inWords(settings.get("text"));
    this.deaf = [listen(this.face, this.deeds), settings.listen("text", text)];
    this.#hear();
    text();
  }

  get page() {
    return this.sitting.page;
  }

  get key() {
    return (this.sitting.shown ?? this.sitting.chairs[0]).key;
  }

  ask(type, body) {
    return this.sitting.ask(type, body);
  }

  /** The rule and the sum behind a line of the log. */
  why(line) {
    return this.ask("why", { line: line.at });
  }

  close() {
    this.sitting.close();
    this.face.close();
    hideTip();
    for (const stop of this.deaf) stop();
  }

  #carries() {
    const { trial } = this.face.question;
    const carry = new Carry(this.face.board, {
      ask: (option) => this.sitting.askNow("try", { option }),
      lay: () => trial.lay(),
      show: () => this.carry && trial.show(this.carry),
      hush: () => {
        hideTip();
        this.regard.away();
      },
    });
    return carry;
  }

  /** A list of one's own, as an answer. */
  async build() {
    const [kind, limit] = this.page.muster;
    const { Builder } = await import("./builder.js");
    this.builder = new Builder(this.sitting.table.game, {
      limit,
      use: (code) => this.deeds.answer(`${kind} ${code}`),
    });
  }

  #hear() {
    const on = (type, hear) => this.sitting.addEventListener(type, (event) => hear(event.detail));
    on("page", (news) => this.update(news));
    on("state", (state) => this.#state(state));
    on("people", () => this.#people());
    on("consent", (frame) => this.deeds.consent(frame));
    on("curtain", ({ chair }) => this.#curtain(chair));
    on("error", (frame) => toast(frame.words));
  }

  #state(state) {
    if (state.name === "shut") {
      this.close();
      this.host.replaceChildren(shutPage(state, () => dispatchEvent(new HashChangeEvent("hashchange"))));
      this.host.querySelector("h1").focus();
    } else this.face.strip.show(state);
  }

  #people() {
    const { page, sitting, face } = this;
    if (page) face.people(page, page, { sitting, standin: (info) => this.deeds.standin(info) });
  }

  #curtain(chair) {
    this.face.cover(Boolean(chair));
    hush();
    this.face.lectern.close();
    if (chair) this.curtain.fall(this.#nameOf(chair));
    else this.curtain.rise();
    hideTip();
  }

  #nameOf(chair) {
    const info = this.sitting.people.find((one) => one.seat === chair.seat);
    return (
      info?.player ||
      chair.page.question?.name ||
      info?.called ||
      say("seat-number", { number: chair.seat + 1 })
    );
  }

  /** Show news: what moved glides, what fell tumbles, what was said is spoken. */
  update({ before, page, patch = null, lines, lifted = false }) {
    const { face, sitting } = this;
    const changes = patch && !patch.board ? (patch.changes ?? []) : null;
    face.show(page, { before, changes, sitting, standin: (info) => this.deeds.standin(info) });
    face.question.show(page, { waits: this.#waits(page), seated: page.seat !== null });
    this.regard.away();
    this.carry.show(page);
    this.#name(page);
    if (lines.length) this.#happened(lines);
    this.#turn(before, page, lifted);
    if (page.result && !before?.result) {
      if (before) sound.end();
      this.showEnd();
    }
    if (!page.result) this.#noEnd();
  }

  #waits(page) {
    if (page.result) return say("question-over");
    const info = this.sitting.people.find((one) => one.seat === page.question?.seat);
    if (info?.kind === "bot" || info?.standin) return say("waits-bot", { name: page.question.name });
    if (info?.kind === "open") return say("waits-open");
    return page.question ? say("waits-person", { name: page.question.name }) : "";
  }

  async #name(page) {
    const { table, id, chairs } = this.sitting;
    const title = await titleOf(table);
    this.face.title.textContent = title;
    document.title = page.question?.mine ? say("title-turn", { table: title }) : title;
    this.face.rules.href = links.rules(table.game);
    if (this.kept === page.n) return;
    this.kept = page.n;
    const info = page.seat === null ? null : this.sitting.people.find((one) => one.seat === page.seat);
    const about = { called: info?.called ?? "", seat: page.seat, over: Boolean(page.result) };
    keepTable({ id, keys: chairs.map((chair) => chair.key).join("+"), game: table.game, title, ...about });
  }

  #happened(lines) {
    tell(lines.map((line) => line.words));
    this.face.dice.fall(lines);
    if (!lines.some((line) => line.dice)) sound.move();
  }

  #turn(before, page, lifted) {
    if (!page.question?.mine) return;
    const idle = !document.activeElement || document.activeElement === document.body;
    if (idle || lifted) this.face.question.prompt.focus();
    const asked = before?.question;
    if (!lifted && asked?.mine && asked.prompt === page.question.prompt) return;
    call(`${say("question-yours")} ${page.question.prompt}`);
    sound.turn();
  }

  showEnd() {
    this.#noEnd();
    this.ended = ending(this.page, {
      replay: () => {
        location.hash = links.replay(this.sitting.id, this.key, 0, this.page.seat);
      },
      download: () => this.download(),
      report: () => this.ask("report"),
      again: () => {
        location.hash = links.setup(this.sitting.table.game);
      },
      close: () => this.#noEnd(),
    });
    this.face.centre.append(this.ended);
    this.ended.querySelector("h2").focus();
  }

  #noEnd() {
    this.ended?.remove();
    this.ended = null;
  }

  async download() {
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await api.replay(this.sitting.id, this.key));
      link.download = `${this.sitting.table.game}-${this.sitting.id}.replay`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (trouble) {
      toast(trouble.message);
    }
  }
}
