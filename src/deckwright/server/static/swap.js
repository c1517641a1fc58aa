// Put what the server sent onto the page: cards glide, numbers flash, the focus stays where it was.

import { $, $$, stillness } from "./dom.js";
import { dress, pressAll } from "./dress.js";
import { fit } from "./room.js";

const MOST_GLIDING = 44;

const waiting = new Map(); // the newest HTML of each part that is not on the page yet
let facts = {}; // what the page says of that state: its number, the seat; they change together with the parts
let after = () => {};
let running = null; // the view transition that runs

/** Show parts now. With `glide` cards move to their new places; the page is never blocked by it. */
export function show(parts, { glide = true, about = {}, then = () => {} } = {}) {
  for (const [name, html] of Object.entries(parts)) waiting.set(name, html);
  facts = about;
  after = then;
  if (!glide || !document.startViewTransition || stillness.matches || document.hidden) {
    flush();
    return;
  }
  const made = prepare();
  const moving = moved(made);
  if (!moving.size) {
    flush(made);
    return;
  }
  name(moving);
  const transition = (running = document.startViewTransition(() => {
    flush();
    name(moving);
  }));
  const done = () => {
    if (running !== transition) return;
    running = null;
    unname();
  };
  transition.ready.catch(() => {});
  transition.finished.then(done, done);
}

/** Whoever clicks or types does not want to wait. */
export function finish() {
  flush();
  running?.skipTransition();
}

function prepare() {
  const made = new Map();
  for (const [part, html] of waiting) {
    const template = document.createElement("template");
    template.innerHTML = html;
    made.set(part, template.content);
  }
  return made;
}

function flush(made = prepare()) {
  Object.assign($("[data-table]").dataset, facts);
  if (!waiting.size) return;
  waiting.clear();
  const numbers = watched();
  const there = known();
  const focus = focused();
  const scrolled = new Map($$("[data-zone]").map((zone) => [zone.dataset.zone, zone.scrollLeft]));
  for (const [part, content] of made) {
    const place = document.getElementById(`part-${part}`);
    if (!place) continue;
    for (const card of $$(".card[id]", content)) keepPicture(card);
    place.replaceChildren(content);
    dress(place);
  }
  fit();
  pressAll();
  for (const zone of $$("[data-zone]")) zone.scrollLeft = scrolled.get(zone.dataset.zone) ?? 0;
  flash(numbers);
  greet(there);
  refocus(focus);
  after();
}

/** A picture that is on the page already need not be fetched and decoded again. */
function keepPicture(card) {
  const fresh = $("img", card);
  const old = document.getElementById(card.id)?.querySelector("img");
  if (fresh && old && old.getAttribute("src") === fresh.getAttribute("src")) fresh.replaceWith(old);
}

// --- gliding ---------------------------------------------------------------------------------------------------------

function places(root) {
  const found = new Map();
  for (const zone of $$("[data-zone], [data-pile]", root)) {
    const cards = $$(".card[id^='c']", zone).map((card) => card.id);
    found.set(zone.dataset.zone ?? zone.dataset.pile, cards);
  }
  return found;
}

/** The cards of all places where something came, went or moved. */
function moved(made) {
  const found = new Set();
  for (const [part, content] of made) {
    const old = places(document.getElementById(`part-${part}`) ?? document.createElement("div"));
    const fresh = places(content);
    for (const key of new Set([...old.keys(), ...fresh.keys()])) {
      const [before, after] = [old.get(key) ?? [], fresh.get(key) ?? []];
      if (before.join() !== after.join()) for (const id of [...before, ...after]) found.add(id);
    }
  }
  return new Set([...found].slice(0, MOST_GLIDING));
}

function name(ids) {
  unname();
  for (const id of ids) {
    const card = document.getElementById(id);
    if (card) card.style.viewTransitionName = `card-${id}`;
  }
}

function unname() {
  for (const card of $$(".card[style]")) card.style.viewTransitionName = "";
}

// --- numbers ---------------------------------------------------------------------------------------------------------

function watched() {
  return new Map($$("[data-watch]").map((number) => [number.dataset.watch, number.textContent]));
}

function flash(before) {
  for (const number of $$("[data-watch]")) {
    const old = before.get(number.dataset.watch);
    if (old === undefined || old === number.textContent) continue;
    const rose = Number(number.textContent.replace("∞", "1e9")) > Number(old.replace("∞", "1e9"));
    number.classList.add(rose ? "up" : "down");
    number.addEventListener("animationend", () => number.classList.remove("up", "down"), { once: true });
  }
}

// --- what is new -----------------------------------------------------------------------------------------------------

function known() {
  return new Set($$("[data-fresh]").map((thing) => thing.dataset.fresh));
}

/** A thing whose `data-fresh` was not on the page before, such as a die that was rolled again, comes with a movement. */
function greet(before) {
  for (const thing of $$("[data-fresh]")) if (!before.has(thing.dataset.fresh)) thing.classList.add("fresh");
}

// --- focus -----------------------------------------------------------------------------------------------------------

function focused() {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest("[data-part]")) return null;
  const zone = element.closest("[data-zone]");
  return {
    element,
    id: element.id,
    say: element.dataset.say,
    closing: "closing" in element.dataset,
    zone: zone?.dataset.zone,
    index: zone ? $$("button.card", zone).indexOf(element) : -1,
  };
}

function refocus(was) {
  if (!was || was.element.isConnected) return;
  const zone = was.zone && $(`[data-zone="${CSS.escape(was.zone)}"]`);
  const cards = zone ? $$("button.card", zone) : [];
  const same = was.id ? document.getElementById(was.id) : null;
  const stayed = same && same.closest("[data-zone]")?.dataset.zone === was.zone ? same : null;
  const found =
    stayed ||
    cards[Math.min(was.index, cards.length - 1)] ||
    (was.say && $(`#question [data-say="${was.say}"]`)) ||
    (was.closing && $("#question [data-closing]")) ||
    $("#question");
  found?.focus({ preventScroll: true });
}
