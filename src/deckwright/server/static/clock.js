// The clock of the table: what is left of the turn, then of the reserve. The server counts; the page only shows it.

import { $ } from "./dom.js";
import { sound } from "./sounds.js";

const SHORT = 10; // seconds before the end at which whoever is asked is warned

let end = null; // when the turn's time and the reserve's will be over, by the clock of this page
let warned = false;
let mine = false;

/** A state of the table says how much time is left, if there is a clock and somebody is asked. */
export function setClock(frame) {
  const clock = $("#clock");
  if (!clock) return;
  const told = frame.clock?.seats.length ? frame.clock : null;
  const now = performance.now() / 1000;
  end = told && { turn: now + told.turn, whole: now + told.turn + told.reserve, reserve: told.reserve };
  warned = warned && mine === frame.mine;
  mine = frame.mine;
  clock.hidden = !end;
  tick();
}

function tick() {
  const clock = $("#clock");
  if (!clock || !end) return;
  const now = performance.now() / 1000;
  const turn = Math.max(0, end.turn - now);
  const whole = Math.max(0, end.whole - now);
  $("[data-turn]", clock).textContent = said(turn);
  $("[data-reserve]", clock).textContent = end.reserve ? `+ ${said(Math.min(end.reserve, whole))}` : "";
  const short = mine && whole <= SHORT;
  clock.classList.toggle("short", short);
  if (short && !warned) {
    warned = true;
    sound("low");
  }
}

/** Hours if there are some, minutes and seconds. */
function said(seconds) {
  const all = Math.ceil(seconds);
  const two = (number) => String(number).padStart(2, "0");
  if (all >= 3600) return `${Math.floor(all / 3600)}:${two(Math.floor((all % 3600) / 60))}:${two(all % 60)}`;
  return `${Math.floor(all / 60)}:${two(all % 60)}`;
}

setInterval(tick, 1000);
