// The table's page: frames come in, choices go out.

import { fetchChances, momentAt } from "./chances.js";
import { Chooser } from "./choose.js";
import { closeDialogs, openDialog, switchLanguage, wireDialogs } from "./dialogs.js";
import { liesOver, liftedOff } from "./back.js";
import { $, $$, narrow, root, toast, touching, wishes } from "./dom.js";
import { dress, linkMoments, pressAll, unfold } from "./dress.js";
import { Keys } from "./keys.js";
import { setClock } from "./clock.js";
import { hears, quiet, wireTalk } from "./talk.js";
import { Line } from "./line.js";
import { notice, showWishes, somebodyCame, toggleSounds, wireNotices } from "./notices.js";
import { whole } from "./patches.js";
import { Playback } from "./playback.js";
import { lightFolds, listTheRest } from "./reach.js";
import { fit, reveal } from "./room.js";
import { finish, show } from "./swap.js";
import { closeGlossary, closeSheet, explain, giveReason, offer, openPile, watchPointers, zoom } from "./zoom.js";

const table = $("#table");
const state = { longPress: false, whole: true, own: false, lost: null, follows: true, read: "" };

// --- what comes in ---------------------------------------------------------------------------------------------------

const playback = new Playback(put, (text) => {
  const ribbon = $("#ribbon");
  ribbon.hidden = !text;
  $("span", ribbon).textContent = text;
});

function put(frame, glide) {
  writeLog(frame);
  show(frame.parts, { glide, about: { n: frame.n, seat: frame.seat ?? "" }, then: settle });
  if ($("#stock-dialog").open) line.say({ do: "stock" });
  if (frame.say && !(frame.talk && quiet())) $("#say").textContent = frame.say;
  notice(frame);
  setClock(frame);
}

function writeLog(frame) {
  const log = $("#log");
  for (const key of frame.gone) document.getElementById(`log-${key}`)?.remove();
  if (frame.whole) for (const block of $$(".turn", log)) if (!(block.id.slice(4) in frame.log)) block.remove();
  for (const [key, html] of Object.entries(frame.log)) {
    const made = document.createElement("template");
    made.innerHTML = html;
    linkMoments(made.content, table.dataset.table, $("#words").dataset.moment);
    const old = document.getElementById(`log-${key}`);
    if (old) old.replaceWith(made.content);
    else log.append(made.content);
  }
  follow();
}

/** The log stays at its end, unless somebody scrolled back to read. */
function follow() {
  const log = $("#log");
  if (state.follows) log.scrollTop = log.scrollHeight;
}

/** After each change: what is asked is in sight, the curtain covers, the result fetches its sheet, free seats are offered. */
function settle() {
  const curtain = $("#curtain");
  for (const part of [$(".table-head"), table, $("#thumb")]) part.inert = Boolean(curtain);
  if (curtain && !curtain.contains(document.activeElement)) {
    closeDialogs();
    $("button", curtain).focus();
  }
  bringWithinReach();
  giveReason();
  offer(deeds());
  for (const button of $$("#thumb [data-say]")) button.disabled = !$(`#question [data-say="${button.dataset.say}"]`);
  const sheet = $("#sheet:empty");
  if (sheet && !sheet.dataset.asked) {
    sheet.dataset.asked = "yes";
    $("#result").focus({ preventScroll: true });
    fetch(sheet.dataset.sheet).then(async (answer) => {
      if (!answer.ok) return;
      sheet.innerHTML = await answer.text();
      fetchChances($("[data-chances]", sheet));
    });
  }
  const free = ($("[data-free]")?.dataset.free ?? "").split(" ");
  for (const row of $$("[id^='invite-']")) row.hidden = !free.includes(row.id.slice(7));
}

/** All that can be chosen is within reach: listed, behind a fold that is lit, or brought into sight. */
function bringWithinReach() {
  listTheRest((index) => chooser.listed(index));
  reveal();
  lightFolds();
}

function heard(message) {
  if ("parts" in message) {
    message.parts = whole(message);
    if (state.whole) message.whole = true;
    const own = state.own || state.whole;
    state.whole = state.own = false;
    chooser.answered();
    playback.take(message, own);
  } else if ("hint" in message) {
    if (message.n === Number(table.dataset.n)) chooser.hint(message.hint);
  } else if ("stock" in message) {
    $("#stock-dialog .stocks").innerHTML = message.stock;
  } else if ("spoken" in message) {
    hears(message);
  } else if ("came" in message) {
    somebodyCame(message.came);
  } else if ("problem" in message) {
    chooser.answered();
    state.own = false;
    toast(message.problem, { bad: true });
  }
}

const line = new Line(`${root}t/${table.dataset.table}/live`, {
  hello() {
    state.whole = true;
    line.say({ do: "keep" });
    if (state.lost) {
      state.lost.remove();
      toast($("#words").dataset.connected, { stay: 2200 });
    }
    state.lost = null;
    if (wishes("auto")) line.say({ do: "auto", on: true });
  },
  heard,
  lost(again) {
    chooser.answered();
    if (again && !state.lost) state.lost = toast($("#words").dataset.lost, { bad: true, stay: 0 });
  },
});

function noticeScrolling() {
  const log = $("#log");
  state.follows = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
}

// --- what goes out ---------------------------------------------------------------------------------------------------

const chooser = new Chooser((message) => {
  state.own = true;
  return line.say(message);
});

function say(what, button) {
  const message = { do: what };
  if (what === "answer-undo") message.yes = Boolean(button?.dataset.yes);
  if (what === "hint") chooser.hinting();
  if (what === "undo" || what === "cancel" || what === "unveil") state.own = true;
  if (!line.say(message)) toast($("#words").dataset.lost, { bad: true });
}

/** Somebody acts while something moves: show how it stands, and take the click if what was clicked is still there. */
function caughtUp(element) {
  playback.finish();
  finish();
  if (element.isConnected) return element;
  const now = element.id
    ? document.getElementById(element.id)
    : $$("#question [data-do]").find((button) => button.textContent === element.textContent);
  return now?.dataset.do && (element.id || now.closest("#question")) ? now : null;
}

document.addEventListener("click", (event) => {
  const target = event.target;
  if (state.longPress) {
    state.longPress = false;
    event.preventDefault();
    return;
  }
  const on = (selector) => target.closest(selector);
  if (!on("#choice-menu, [data-do]")) chooser.close();
  if (!on("#glossary, .keyword")) closeGlossary();
  const found = clicks.find(([selector]) => on(selector));
  if (found) found[1](on(found[0]), event);
  else if (playback.running) playback.finish();
  if (!on("#zoom, [data-zoom], #glossary")) closeSheet();
});

const clicks = [
  ["[data-skip]", () => playback.finish()],
  [".keyword", (word) => explain(word.dataset.keyword, word)],
  ["[data-amounts] [data-step]", (button) => chooser.amount(button.closest("[data-amounts]"), Number(button.dataset.step))],
  ["[data-deal] [data-step]", (button) => chooser.step(button.closest("[data-deal]"), Number(button.dataset.step))],
  ["[data-deal-it]", (button) => caughtUp(button) && chooser.deal(button.closest("[data-deal]"))],
  ["[data-say]", (button) => say(button.dataset.say, button)],
  ["button.card", clickCard],
  ["#zoom-do [data-do]", (button) => caughtUp(button) && closeSheet() && chooser.from(button)],
  ["[data-do]", (element) => caughtUp(element) && act(element)],
  ["a[data-zoom]", readName],
  ["[data-zoom]", (thing) => read(thing)],
  ["[data-open-pile]", (pile) => openPile(pile)],
  ["[data-moments]", (curve, event) => location.assign(`${root}t/${table.dataset.table}/replay?at=${momentAt(curve, event)}`)],
  ["[data-unfold]", unfoldBy],
  ["[data-loupe]", (button) => button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"))],
  ["[data-open-log]", () => openLog()],
  ["[data-close-log]", () => closeLog()],
  ["[data-close-zoom]", () => closeSheet()],
  ["[data-show-result]", () => ($("#result").hidden = false)],
  ["[data-hide-result]", () => ($("#result").hidden = true)],
  [".board.can", (board) => $(".who[data-do]", board)?.click()],
  [".place.can", (place) => $(".place-do", place)?.click()],
  ["[data-lang]", (link, event) => speak(link, event)],
];

function clickCard(card, event) {
  const reading = $("[data-loupe]").getAttribute("aria-pressed") === "true";
  const now = reading ? card : caughtUp(card);
  if (!now) return;
  if (now.dataset.do && !reading) act(now);
  else read(now);
  event.stopPropagation();
}

/** Something that can be chosen was clicked. A finger on a small screen sees the card first, unless it is a quick one. */
function act(element) {
  const card = element.closest("[data-zoom]") ?? $("[data-zoom]", element);
  if (card && narrow.matches && touching.matches && !wishes("quick")) read(card, element);
  else chooser.from(element);
}

/** Buttons for what can be done now with the card that is read. */
const deeds = () => chooser.deeds(document.getElementById(state.read));

/** Show a card, with what can be done with it. */
function read(card, element = card) {
  state.read = element.id;
  zoom(card.dataset.zoom, { card, sheet: true, deeds });
}

function unfoldBy(button) {
  unfold(button.dataset.unfold, button.getAttribute("aria-expanded") !== "true");
  lightFolds();
}

function openLog() {
  document.body.classList.add("log-open");
  liesOver(closeLog);
}

function closeLog() {
  const was = document.body.classList.contains("log-open");
  document.body.classList.remove("log-open");
  liftedOff(closeLog);
  return was;
}

function readName(link, event) {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  zoom(link.dataset.zoom, { sheet: true });
}

function speak(link, event) {
  event.preventDefault();
  switchLanguage(link).then((lang) => {
    line.say({ do: "lang", lang });
    showWishes();
    const panel = $("#zoom");
    if (panel.dataset.kind) zoom(panel.dataset.kind);
    linkMoments($("#log"), table.dataset.table, $("#words").dataset.moment);
  });
}

document.addEventListener("input", (event) => {
  const box = event.target.closest("[data-amounts]");
  if (box) chooser.amount(box);
});
document.addEventListener("toggle", (event) => event.target.id === "choices" && unfold("choices", event.target.open), true);

// --- the keyboard ----------------------------------------------------------------------------------------------------

/** Press the first of these that is there. */
const press =
  (...selectors) =>
  () => {
    playback.finish();
    finish();
    selectors.map((selector) => $(selector)).find(Boolean)?.click();
  };
new Keys(
  {
    KeyU: press("#question [data-say='undo']"),
    KeyD: () => openDialog("stock-dialog"),
    KeyH: press("#question [data-say='hint']"),
    KeyA: press("#question [data-say='play-all']"),
    KeyE: press("#question [data-closing]", "#question .primary"),
    KeyQ: () => $("#question").focus(),
    KeyL: () => {
      openLog();
      $("#log").focus();
    },
    KeyM: toggleSounds,
    KeyS: () => openDialog("talk-dialog"),
    KeyZ: () => {
      const card = document.activeElement?.closest?.("[data-zoom]");
      if (card) read(card);
      $("#zoom").scrollIntoView({ block: "nearest" });
    },
    Space: () => {
      if (!playback.running || document.activeElement?.closest?.("button, a, summary")) return false;
      playback.finish();
    },
    Escape: escape,
    help: () => openDialog("keys-dialog"),
  },
  chooser,
);

function escape() {
  const closed = chooser.close() || closeGlossary() || closeSheet() || closeLog();
  const result = $("#result:not([hidden])");
  if (closed) return;
  if (playback.running) playback.finish();
  else if (result) result.hidden = true;
  else $("#question [data-say='cancel']")?.click();
}

// --- begin -----------------------------------------------------------------------------------------------------------

wireDialogs({
  wished(name, on) {
    if (name === "auto") line.say({ do: "auto", on });
    document.body.classList.toggle("quick", wishes("quick"));
  },
  opened: (id) => id === "stock-dialog" && line.say({ do: "stock" }),
});
wireNotices();
wireTalk((message) => line.say(message));
watchPointers(state, (card) => read(card));
document.body.classList.toggle("quick", wishes("quick"));
dress(document);
linkMoments($("#log"), table.dataset.table, $("#words").dataset.moment);
for (const moved of ["wheel", "touchmove", "keydown", "pointerup"]) {
  $("#log").addEventListener(moved, () => setTimeout(noticeScrolling, 120), { passive: true });
}
new ResizeObserver(follow).observe($("#log"));
follow();
fit();
settle();
addEventListener("resize", () => {
  fit();
  pressAll();
  bringWithinReach();
});
narrow.addEventListener("change", () => closeSheet());
