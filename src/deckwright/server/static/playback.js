// What others do is played back step by step: quick, named, and skipped by a click or a key. The newest state counts.

import { kept, stillness } from "./dom.js";

const WHOLE = { slow: 3400, quick: 1200 }; // milliseconds for all steps that wait
const LONGEST = { slow: 600, quick: 260 };
const SHORTEST = 120;
const OWN = 110; // between cards that one's own "play all" plays
const GLIDE_FROM = 170; // quicker steps do not glide

export class Playback {
  /** `show(frame, glide)` puts a frame on the page; `named(text)` names the step, or nothing when all is shown. */
  constructor(show, named) {
    this.show = show;
    this.named = named;
    this.queue = [];
    this.timer = 0;
    this.mine = false; // whether the frame shown last asked me
  }

  get running() {
    return this.queue.length > 0;
  }

  speed() {
    return stillness.matches || document.hidden ? "off" : kept.get("speed", "slow");
  }

  /** A frame came; `own` if it answers what was done here. */
  take(frame, own) {
    if (own || this.speed() === "off" || !(frame.step || this.running)) {
      this.finish();
      this.put(frame, own || frame.step);
      return;
    }
    this.queue.push(frame);
    if (!this.timer) this.next(true);
  }

  next(first = false) {
    this.timer = 0;
    const frame = this.queue.shift();
    if (!frame) {
      this.named("");
      return;
    }
    const pause = this.pause(frame);
    this.put(frame, pause >= GLIDE_FROM || first);
    this.named(this.mine && frame.mine ? "" : frame.say);
    this.timer = setTimeout(() => this.next(), this.queue.length || !frame.mine ? pause : 0);
  }

  pause(frame) {
    if (this.mine && frame.mine) return OWN;
    const speed = this.speed();
    if (speed === "off") return 0;
    return Math.min(LONGEST[speed], Math.max(SHORTEST, WHOLE[speed] / (this.queue.length + 1)));
  }

  put(frame, glide) {
    this.show(frame, glide);
    this.mine = frame.mine;
  }

  /** Show at once how it stands. */
  finish() {
    clearTimeout(this.timer);
    this.timer = 0;
    const left = this.queue.splice(0);
    if (left.length) this.put(left.reduce(merged), false);
    this.named("");
  }
}

function merged(earlier, later) {
  return {
    ...later,
    parts: { ...earlier.parts, ...later.parts },
    log: { ...earlier.log, ...later.log },
    gone: [...earlier.gone.filter((key) => !(key in later.log)), ...later.gone],
  };
}
