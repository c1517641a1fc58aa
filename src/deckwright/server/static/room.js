// Room: cards are as large as the window allows, and what is asked about is in sight.

import { $ } from "./dom.js";
import { unfold } from "./dress.js";
import { asked, drawn } from "./reach.js";

const LOW = 560; // a window so low that its table scrolls anyway
const LEAST = 60; // what no card is narrower than, whatever room there is
const MOST = 224;
const CLOSER = ["", "tight", "tight folded"]; // how a game makes room when small cards alone do not help
const STAGES = [...CLOSER, "tight folded brief", "tight folded brief briefest"]; // and what it does at last: it says less
const TALL = matchMedia("(orientation: portrait)"); // where the question stands below the table if there is room
const SLACK = 3; // the corners of a fanned hand reach as far beyond the edge

let opened = null; // the board that was unfolded for a question
let possible = new Set(); // the ids of what could be chosen on the table when it was last looked at
let settled = { moment: "", size: MOST }; // how large cards are in this turn and window; they only get smaller in it

/** Lay the table so that all of it fits: smaller cards, then all of it closer, then boards folded, then
    fewer words; at last it scrolls. */
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
  let stage = roomy(felt, CLOSER);
  if (stage === undefined) {
    if (TALL.matches) table.classList.add("beside");
    stage = roomy(felt, STAGES);
  }
  if (stage === undefined) lay(felt, "scrolling", null);
  else if (!fits(felt, stage, most)) lay(felt, stage, (settled.size = largest(felt, stage, most)));
}

/** The first of these stages in which the table fits with small cards. */
const roomy = (felt, stages) => stages.find((stage) => fits(felt, stage, LEAST));

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
  if (!found.length) return possible.clear();
  if (found.some(inSight)) return scrollClear(found);
  const folded = !found.some(drawn) && found[0].closest(".board[id]");
  if (folded) unfold((opened = folded.id), true);
  const target = found.find(drawn);
  target?.scrollIntoView({ block: "center", inline: "center" });
}

/** On a phone, as much as can be of what a question is about lies above what stays at the bottom. In one's own turn only
    what has just become possible moves the table. */
function scrollClear(found) {
  const table = $("#table");
  if (!stays($("#question"))) return;
  const about = found.filter((thing) => drawn(thing) && !atHand(thing));
  const before = possible;
  possible = new Set(about.map((thing) => thing.id));
  const sought = $("#question.own-turn") ? about.filter((thing) => !before.has(thing.id)) : about;
  if (!sought.length) return;
  const boxes = sought.map((thing) => (thing.closest("[data-whole]") ?? thing).getBoundingClientRect());
  const window = table.getBoundingClientRect();
  const below = Math.max(...boxes.map((box) => box.bottom)) - window.bottom + parseFloat(table.style.scrollPaddingBottom);
  const above = Math.min(...boxes.map((box) => box.top)) - window.top;
  table.scrollTop += below > 0 ? Math.max(0, Math.min(below, above)) : Math.min(0, Math.max(below, above));
}

/** Whether a thing lies where it is in sight however the table is scrolled. */
const atHand = (thing) => [".area-hand", ".area-board", ".area-play"].some((area) => stays(thing.closest(area)));

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
