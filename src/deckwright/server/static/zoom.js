// Cards to read: beside the table, as a sheet on a small screen; keywords with their rule; piles as a whole.

import { liesOver, liftedOff, showOver } from "./back.js";
import { $, $$, narrow, placeBeside, root, touching } from "./dom.js";

const fetched = new Map();
const REST = 90; // milliseconds; whoever crosses cards on the way to the panel does not mean them

/** A fragment of HTML in the page's language, fetched once. */
export function fragment(path) {
  const address = `${path}?lang=${document.documentElement.lang}`;
  if (!fetched.has(address)) {
    const asked = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
    asked.catch(() => fetched.delete(address));
    fetched.set(address, asked);
  }
  return fetched.get(address);
}

const game = () => $("[data-game]").dataset.game;
let wanted = "";
let pointedAt = ""; // the id of the card that is read, if it lies on the table

/** Show a card in the panel. `sheet`: on a small screen open it over the table, with buttons for its `deeds()`. `card` lies on the table. */
export async function zoom(kind, { card = null, sheet = false, deeds = () => [] } = {}) {
  const panel = $("#zoom");
  wanted = kind;
  const html = await fragment(`${root}zoom/${game()}/${encodeURIComponent(kind)}`).catch(() => "");
  if (wanted !== kind || !html) return;
  pointedAt = card?.id ?? "";
  if (panel.dataset.kind !== kind || panel.dataset.said !== document.documentElement.lang) $("#zoom-card").innerHTML = html;
  panel.dataset.kind = kind;
  panel.dataset.said = document.documentElement.lang; // not data-lang: by that a switch of language is known
  panel.classList.add("holds");
  light(panel);
  giveReason();
  offer(deeds());
  if (sheet && narrow.matches) openSheet(panel);
}

/** Why nothing can be done with the card that is read, as it is now: in the panel, and in the tip beside the card. */
export function giveReason() {
  const card = document.getElementById(pointedAt);
  const shown = card?.dataset.zoom === $("#zoom").dataset.kind;
  const why = (shown && card?.dataset.why) || "";
  const reason = $("#zoom-why");
  reason.textContent = why;
  reason.hidden = !why;
  if (!$("#tip").hidden && $("#tip").textContent !== why) hideTip();
}

/** What can be done with the card that the sheet shows. */
export function offer(deeds) {
  const box = $("#zoom-do");
  if (!box) return;
  box.replaceChildren(...deeds);
  box.hidden = !deeds.length;
}

function openSheet(panel) {
  if (panel.classList.contains("open")) return;
  panel.classList.add("open");
  panel.scrollTop = 0;
  liesOver(closeSheet);
}

/** Gates of the card that are reached already light up. */
function light(panel) {
  const seat = $("[data-seat]")?.dataset.seat;
  for (const gate of $$("[data-gate]", panel)) {
    const number = seat && $(`[data-watch="p${seat}.${gate.dataset.of}"]`);
    gate.classList.toggle("lit", Boolean(number) && Number(number.textContent) >= Number(gate.dataset.gate));
  }
}

export function closeSheet() {
  const open = $("#zoom.open");
  open?.classList.remove("open");
  if (open) liftedOff(closeSheet);
  return Boolean(open);
}

export function showTip(card) {
  const tip = $("#tip");
  if (touching.matches) return; // the sheet says it
  tip.textContent = card.dataset.why ?? "";
  tip.hidden = !tip.textContent;
  if (!tip.hidden) placeBeside(tip, card, 10);
}

export function hideTip() {
  $("#tip").hidden = true;
}

export async function explain(keyword, anchor) {
  const box = $("#glossary");
  const html = await fragment(`${root}keyword/${game()}/${encodeURIComponent(keyword)}`).catch(() => "");
  if (!html) return;
  box.innerHTML = html;
  box.hidden = false;
  box.tabIndex = -1;
  placeBeside(box, anchor);
  box.focus({ preventScroll: true });
}

export function closeGlossary() {
  const box = $("#glossary");
  const was = !box.hidden;
  box.hidden = true;
  return was;
}

/** All cards of an open pile: each kind once, or, where their order counts, each run of equal ones from the top. */
export async function openPile(pile) {
  const dialog = $("#pile-dialog");
  const ordered = "ordered" in pile.dataset;
  const runs = [];
  for (const kind of pile.dataset.holds.split(" ").filter(Boolean)) {
    const same = ordered ? runs.at(-1)?.kind === kind && runs.at(-1) : runs.find((run) => run.kind === kind);
    if (same) same.count += 1;
    else runs.push({ kind, count: 1 });
  }
  const cards = await Promise.all(runs.map((run) => fragment(`${root}zoom/${game()}/${run.kind}`).catch(() => "")));
  $("h2", dialog).textContent = pile.dataset.title;
  $("[data-empty]", dialog).hidden = runs.length > 0;
  $("[data-order]", dialog).hidden = !ordered || runs.length < 2;
  $(".pile-cards", dialog).replaceChildren(...runs.map((run, i) => inPile(cards[i], run.count)));
  light(dialog);
  showOver(dialog);
}

function inPile(html, count) {
  const place = document.createElement("div");
  place.innerHTML = html;
  if (count > 1) {
    const times = document.createElement("span");
    times.className = "times";
    times.textContent = `×${count}`;
    place.append(times);
  }
  return place;
}

const readOnly = (card) => zoom(card.dataset.zoom, { card, sheet: true });

/** Watch pointer, focus and long presses, which `read`; `state.longPress` tells the click that follows what it was for. */
export function watchPointers(state, read = readOnly) {
  let resting = 0;
  const over = (event) => {
    const card = event.target.closest?.("[data-zoom]");
    clearTimeout(resting);
    if (!card || event.pointerType === "touch") return;
    if (!card.dataset.why) hideTip();
    resting = setTimeout(() => {
      zoom(card.dataset.zoom, { card });
      if (card.dataset.why) showTip(card);
    }, REST);
  };
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerout", (event) => event.target.closest?.("[data-why]") && hideTip());
  document.addEventListener("focusin", (event) => {
    const card = event.target.closest?.("[data-zoom]");
    hideTip();
    if (!card || !card.matches(":focus-visible")) return;
    zoom(card.dataset.zoom, { card });
    if (card.dataset.why) showTip(card);
  });
  let timer = 0;
  document.addEventListener("pointerdown", (event) => {
    state.longPress = false;
    const card = event.target.closest?.("[data-zoom]");
    if (!card || event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      state.longPress = true;
      read(card);
    }, 420);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(timer), true);
  document.addEventListener("contextmenu", (event) => event.target.closest?.(".card") && event.preventDefault());
}
