// Room: cards are as large as the window allows, and what is asked about is in sight.

import { $, $$ } from "./dom.js";
import { unfold } from "./dress.js";

const LOW = 560; // a window so low that its table scrolls anyway
const LEAST = 60; // what no card is narrower than, whatever room there is
const MOST = 176;
const STAGES = ["", "tight", "tight folded"]; // what a game leaves out when small cards alone do not help
const SLACK = 3; // the corners of a fanned hand reach as far beyond the edge

let opened = null; // the board that was unfolded for a question

/** Lay the table so that all of it fits: smaller cards, then fewer words, then boards folded; at last it scrolls. */
export function fit() {
  const felt = $("#felt");
  lay(felt, "", null);
  if (getComputedStyle(felt).display === "contents" || !overflows(felt)) return;
  const stage = innerHeight < LOW ? undefined : STAGES.find((stage) => fits(felt, stage, LEAST));
  if (stage === undefined) lay(felt, "scrolling", null);
  else lay(felt, stage, largest(felt, stage));
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
function largest(felt, stage) {
  let [small, large] = [LEAST, MOST];
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
  if (!found.length || found.some(inSight)) return;
  const folded = !found.some(drawn) && found[0].closest(".board[id]");
  if (folded) unfold((opened = folded.id), true);
  const target = found.find(drawn);
  target?.scrollIntoView({ block: "center", inline: "center" });
}

/** Things on the table that can be chosen and that the question itself does not list. */
function asked() {
  const question = $("#question.mine");
  if (!question) return [];
  const listed = new Set($$("[data-do]:not(#choices *)", question).filter(drawn).flatMap(choices));
  return $$("#felt [data-do]").filter((thing) => choices(thing).some((choice) => !listed.has(choice)));
}

const choices = (thing) => thing.dataset.do.split(" ");

const drawn = (thing) => thing.getClientRects().length > 0;

function inSight(thing) {
  if (!drawn(thing)) return false;
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(hit) && (thing.contains(hit) || hit.contains(thing));
}

/** How much of the window the question and the hand lie over, on a phone; whatever is scrolled to stays above them. */
function keepClear() {
  const question = $("#question");
  const style = question && getComputedStyle(question);
  const covered = style?.position === "sticky" ? question.offsetHeight + parseFloat(style.bottom) : 0;
  $("#table").style.setProperty("scroll-padding-bottom", `${Math.round(covered)}px`);
}
