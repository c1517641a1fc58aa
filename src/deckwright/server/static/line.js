// The line to the server: opened again by itself when it breaks, with growing pauses.

const LONGEST = 15000;
const BEAT = 25000;
const FOR_GOOD = new Set([4003, 4004]);

export class Line {
  /** `handlers`: hello (opened), heard (a message), lost (broken; true if it will be tried again). */
  constructor(path, handlers) {
    this.address = new URL(path, location.href);
    this.address.protocol = this.address.protocol === "https:" ? "wss:" : "ws:";
    this.handlers = handlers;
    this.tries = 0;
    this.timer = 0;
    addEventListener("online", () => this.now());
    addEventListener("pageshow", (event) => event.persisted && this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
    setInterval(() => this.open && this.say({ do: "ping" }), BEAT);
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
    socket.onmessage = (event) => this.handlers.heard(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      const again = !FOR_GOOD.has(event.code);
      this.handlers.lost(again);
      if (again) this.later();
    };
  }

  later() {
    const pause = Math.min(LONGEST, 400 * 1.8 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Somebody is looking, or the network is back: do not wait for the pause to end. */
  now() {
    if (this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  /** Whether it could be said. */
  say(message) {
    if (!this.open) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
