/** One seat's line to the table: it calls again when it breaks; no answer is lost or given twice. */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 25_000;
const FINAL = new Set([4401, 4404, 4409]);
const TWICE = new Set(["answer", "undo"]);

const fresh = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");

export class Line {
  /**
   * @param {{table: string, key: string}} where
   * @param {{hello: () => object, hear: (frame: any) => void, state: (state: object) => void}} ears
   */
  constructor(where, ears) {
    this.where = where;
    this.ears = ears;
    this.pause = FIRST_PAUSE;
    this.asked = new Map();
    this.closed = false;
    this.welcomed = false;
    this.again = () => this.#reopen();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.welcomed = false;
    this.ears.state({ name: "calling" });
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    this.socket.onopen = () =>
      this.#send({ type: "hello", ...this.where, pictures: true, ...this.ears.hello() });
    this.socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    this.socket.onclose = (event) => this.#lost(event);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket.close(1000);
  }

  /**
   * Ask for something; the promise is kept by the one reply there will be.
   * @returns {Promise<any>}
   */
  request(type, body = {}) {
    const frame = { type, id: fresh(), ...body };
    return new Promise((keep) => {
      this.asked.set(frame.id, { frame, keep });
      if (this.welcomed) this.#send(frame);
      else if (!TWICE.has(type)) this.#answer({ id: frame.id, outcome: "lost" });
    });
  }

  #send(frame) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  #hear(frame) {
    if (frame.type === "reply") {
      this.#answer(frame);
      return;
    }
    if (frame.type === "welcome") this.#arrive();
    this.ears.hear(frame);
    if (frame.type === "welcome") for (const { frame: waiting } of this.asked.values()) this.#send(waiting);
  }

  #arrive() {
    this.pause = FIRST_PAUSE;
    this.welcomed = true;
    clearInterval(this.heart);
    this.heart = setInterval(() => this.request("ping"), HEARTBEAT);
    this.ears.state({ name: "open" });
  }

  #answer(reply) {
    const waiting = this.asked.get(reply.id);
    this.asked.delete(reply.id);
    waiting?.keep(reply);
  }

  #lost(event) {
    clearInterval(this.heart);
    this.welcomed = false;
    for (const [id, { frame }] of [...this.asked])
      if (!TWICE.has(frame.type)) this.#answer({ id, outcome: "lost" });
    if (this.closed) return;
    if (FINAL.has(event.code)) {
      this.ears.state({ name: "shut", code: event.code, reason: event.reason });
      return;
    }
    this.ears.state({ name: "broken", pause: this.pause });
    this.timer = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 1.8);
  }

  /** The network or the reader is back: do not wait any longer. */
  #reopen() {
    const waits = this.socket.readyState === WebSocket.CLOSED && !this.closed;
    if (waits && document.visibilityState === "visible" && this.timer) this.open();
  }
}
