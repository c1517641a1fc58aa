// Quiet sounds of our own: a few soft tones, made when they are wanted. Nothing sounds before the first click or key.

import { kept } from "./dom.js";

const LOUDEST = 0.06;
const SWELL = 0.012; // seconds in which a tone comes, so that it does not click
const TUNES = {
  // of each tone: its pitch in hertz, when it begins, how long it fades
  turn: [
    [587, 0, 0.3],
    [880, 0.13, 0.5],
  ],
  said: [
    [660, 0, 0.12],
    [494, 0.08, 0.16],
  ],
  low: [
    [440, 0, 0.15],
    [440, 0.25, 0.15],
  ],
  step: [[294, 0, 0.09]],
  over: [
    [523, 0, 0.4],
    [659, 0.15, 0.4],
    [784, 0.3, 0.8],
  ],
};

let context = null;

export const sounding = () => kept.get("sounds", "yes") === "yes";

export function setSounds(on) {
  kept.set("sounds", on ? "yes" : "no");
  if (on) wake();
}

/** Play one of the tunes, if sounds are wished for and somebody has touched the page. */
export function sound(name) {
  if (!context || !sounding()) return;
  for (const [pitch, begin, fade] of TUNES[name]) tone(pitch, context.currentTime + begin, fade);
}

function tone(pitch, begin, fade) {
  const voice = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDEST, begin + SWELL);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + SWELL + fade);
  voice.connect(loudness).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + SWELL + fade);
}

/** Browsers let a page sound only once somebody has clicked or typed there. */
function wake() {
  if (!sounding() || !window.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => context ?? wake(), { capture: true });
