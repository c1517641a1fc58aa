// The line to the server: opened again by itself when it breaks, with growing pauses. One that has fallen silent, as when a
// phone goes from one network to another, breaks without a word: the page asks now and then, and waits for an answer.

const LONGEST = 15000;
const BEAT = 25000;
const LATELY = 5000; // milliseconds in which a line that was heard is surely there
const PATIENCE = 20000; // until a line that answers nothing is given up
const FOR_GOOD = new Set([4003, 4004]);

export class Line {
  /** `handlers`: hello (opened), heard (a message), lost (broken; true if it will be tried again). */
  constructor(path, handlers) {
    this.address = new URL(path, location.href);
    this.address.protocol = this.address.protocol === "https:" ? "wss:" : "ws:";
    this.handlers = handlers;
    this.tries = 0;
    this.timer = 0;
    this.deadline = 0;
    this.heardAt = 0;
    addEventListener("online", () => this.now());
    addEventListener("pageshow", (event) => event.persisted && this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
    setInterval(() => this.ask(), BEAT);
    this.connect();
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => {
      this.tries = 0;
      this.handlers.hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.stopWaiting();
      this.handlers.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.stopWaiting();
      const again = !FOR_GOOD.has(event.code);
      this.handlers.lost(again);
      if (again) this.later();
    };
  }

  later() {
    const pause = Math.min(LONGEST, 400 * 1.8 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Somebody is looking, or the network is back: do not wait for the pause to end, nor trust a line that is open. */
  now() {
    if (this.socket.readyState === WebSocket.CLOSED) this.connect();
    else this.ask();
  }

  /** Is anybody there? */
  ask() {
    if (!this.open || this.deadline) return;
    this.socket.send(JSON.stringify({ do: "ping" }));
    this.deadline = setTimeout(() => this.giveUp(), PATIENCE);
  }

  stopWaiting() {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  /** Nobody answers: this line is dead, whatever the browser thinks of it. */
  giveUp() {
    const dead = this.socket;
    this.deadline = 0;
    this.connect();
    dead.close();
    this.handlers.lost(true);
  }

  /** Whether it could be said. */
  say(message) {
    if (!this.open) return false;
    this.socket.send(JSON.stringify(message));
    if (Date.now() - this.heardAt > LATELY) this.ask();
    return true;
  }
}
