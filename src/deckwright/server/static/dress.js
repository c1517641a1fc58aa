// What markup alone cannot say: one stop of the Tab key for each zone, the fan of the hand, links to moments.

import { $, $$, root } from "./dom.js";

const unfolded = new Set(); // boards and lists that somebody opened; they stay open when they are drawn again

/** Make fresh markup ready for use. */
export function dress(within) {
  for (const zone of $$("[data-zone]", within)) dressZone(zone);
  for (const hand of $$("[data-fan]", within)) fan(hand);
  pressAll(within);
  for (const key of unfolded) unfold(key, true);
}

function dressZone(zone) {
  const cards = $$("button.card", zone);
  const first = cards.find((card) => card.classList.contains("can")) ?? cards[0];
  for (const card of cards) card.tabIndex = card === first ? 0 : -1;
}

/** The card that was focused last is the zone's stop of the Tab key. */
export function stopAt(card) {
  const zone = card.closest("[data-zone]");
  if (!zone) return;
  for (const other of $$("button.card", zone)) other.tabIndex = other === card ? 0 : -1;
}

/** Turn the cards of a hand. */
function fan(hand) {
  const cards = $$(":scope > .card", hand);
  const half = (cards.length - 1) / 2;
  cards.forEach((card, i) => card.style.setProperty("--fan", half ? ((i - half) / Math.max(half, 2)).toFixed(3) : "0"));
}

function press(row) {
  const cards = $$(":scope > .card", row);
  const lap = cards.length > 1 ? overlap(row, cards) : 0;
  cards.forEach((card, i) => (card.style.marginLeft = i && lap ? `${lap.toFixed(1)}px` : ""));
}

/** How far each card lies over the one before it, as a margin; none where the row scrolls or is folded away. */
function overlap(row, cards) {
  const style = getComputedStyle(row);
  const room = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (style.overflowX === "auto" || room <= 0) return 0;
  const gap = parseFloat(style.columnGap) || 0;
  const over = cards.length * cards[0].offsetWidth + (cards.length - 1) * gap - room;
  return over > 0 ? -over / (cards.length - 1) : 0;
}

/** Where cards do not fit side by side they lie over each other. */
export function pressAll(within = document) {
  for (const row of $$(".row.in-play, [data-fan], [data-lap]", within)) press(row);
}

/** Open or close a board on a small screen; one at a time, for they unfold to the same place. */
export function unfold(key, open) {
  if (open) unfolded.add(key);
  else unfolded.delete(key);
  const board = document.getElementById(key);
  if (!board) return;
  if (board instanceof HTMLDetailsElement) {
    board.open = open;
    return;
  }
  if (open) for (const other of $$(".board.unfolded")) if (other !== board) unfold(other.id, false);
  board.classList.toggle("unfolded", open);
  $("[data-unfold]", board)?.setAttribute("aria-expanded", String(open));
  pressAll(board);
}

/** Each line of the log leads to its moment. */
export function linkMoments(within, table, said) {
  for (const line of $$("li[data-at]", within)) {
    if ($(":scope > .moment", line)) continue;
    const link = document.createElement("a");
    link.className = "moment";
    link.href = `${root}t/${table}/replay?at=${line.dataset.at}`;
    link.title = said;
    link.setAttribute("aria-label", said);
    link.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#s-play"/></svg>';
    line.append(link);
  }
}
