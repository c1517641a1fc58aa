// Room: cards are as large as the window allows, and what is asked about is in sight.

import { $ } from "./dom.js";
import { unfold } from "./dress.js";
import { asked, drawn } from "./reach.js";

const LOW = 560; // a window so low that its table scrolls anyway
const LEAST = 60; // what no card is narrower than, whatever room there is
const MOST = 224;
const STAGES = ["", "tight", "tight folded"]; // what a game leaves out when small cards alone do not help
const TALL = matchMedia("(orientation: portrait)"); // where the question stands below the table if there is room
const SLACK = 3; // the corners of a fanned hand reach as far beyond the edge

let opened = null; // the board that was unfolded for a question
let settled = { moment: "", size: MOST }; // how large cards are in this turn and window; they only get smaller in it

/** Lay the table so that all of it fits: smaller cards, then fewer words, then boards folded; at last it scrolls. */
export function fit() {
  const felt = $("#felt");
  lay(felt, "", null);
  if (getComputedStyle(felt).display === "contents") return;
  if (innerHeight < LOW) {
    if (overflows(felt)) lay(felt, "scrolling", null);
    return;
  }
  const table = felt.parentElement;
  table.classList.toggle("beside", getComputedStyle(table).getPropertyValue("--question") === "beside");
  const most = steady();
  if (fits(felt, "", most)) return;
  let stage = roomy(felt);
  if (stage === undefined && TALL.matches) {
    table.classList.add("beside");
    stage = roomy(felt);
  }
  if (stage === undefined) lay(felt, "scrolling", null);
  else if (!fits(felt, stage, most)) lay(felt, stage, (settled.size = largest(felt, stage, most)));
}

/** The first stage in which the table fits with small cards. */
const roomy = (felt) => STAGES.find((stage) => fits(felt, stage, LEAST));

/** How large cards may be now: as they were in this turn, so that they do not swell and shrink with every choice. */
function steady() {
  const moment = `${$(".turn-number")?.textContent} ${innerWidth} ${innerHeight}`;
  if (settled.moment !== moment) settled = { moment, size: MOST };
  return settled.size;
}

function lay(felt, stage, most) {
  felt.className = stage;
  if (most) felt.style.setProperty("--most", `${most}px`);
  else felt.style.removeProperty("--most");
}

function overflows(felt) {
  return felt.scrollHeight - felt.clientHeight > SLACK;
}

function fits(felt, stage, most) {
  lay(felt, stage, most);
  return !overflows(felt);
}

/** How wide cards may be at most in this stage. */
function largest(felt, stage, most) {
  let [small, large] = [LEAST, most];
  while (large - small > 2) {
    const middle = (small + large) / 2;
    if (fits(felt, stage, middle)) small = middle;
    else large = middle;
  }
  return small;
}

/** Nobody has to search for what a question is about: it is unfolded and scrolled to, unless some of it is in sight. */
export function reveal() {
  if (opened) unfold(opened, false);
  opened = null;
  keepClear();
  const found = asked();
  if (!found.length) return;
  if (found.some(inSight)) return scrollClear(found);
  const folded = !found.some(drawn) && found[0].closest(".board[id]");
  if (folded) unfold((opened = folded.id), true);
  const target = found.find(drawn);
  target?.scrollIntoView({ block: "center", inline: "center" });
}

/** On a phone, as much as can be of what a question is about lies above what stays at the bottom. */
function scrollClear(found) {
  const table = $("#table");
  const about = found.filter((thing) => drawn(thing) && !thing.closest(".area-hand, .area-board, .area-play"));
  if (!about.length || !stays($("#question:not(.own-turn)"))) return;
  const boxes = about.map((thing) => thing.getBoundingClientRect());
  const window = table.getBoundingClientRect();
  const below = Math.max(...boxes.map((box) => box.bottom)) - window.bottom + parseFloat(table.style.scrollPaddingBottom);
  const above = Math.min(...boxes.map((box) => box.top)) - window.top;
  table.scrollTop += Math.max(0, Math.min(below, above));
}

function inSight(thing) {
  if (!drawn(thing)) return false;
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(hit) && (thing.contains(hit) || hit.contains(thing));
}

/** How much of the window the question and the hand lie over, on a phone; whatever is scrolled to stays above them.
    A game may keep my board below the question, by its height `--board`, and its dice above all that is `--covered`. */
function keepClear() {
  const [table, question, dice, board] = [$("#table"), $("#question"), $(".area-play"), $(".area-board")];
  table.style.setProperty("--board", `${board?.offsetHeight ?? 0}px`);
  const covered = reach(question);
  table.style.setProperty("--covered", `${Math.round(covered)}px`);
  const all = covered && Math.max(covered, reach(dice), reach(board));
  table.style.setProperty("scroll-padding-bottom", `${Math.round(all)}px`);
}

/** How far from the bottom of the window something reaches that stays there. */
const reach = (thing) => (stays(thing) ? thing.offsetHeight + parseFloat(getComputedStyle(thing).bottom) : 0);

const stays = (thing) => Boolean(thing) && getComputedStyle(thing).position === "sticky";
