// The table's page: frames come in, choices go out.

import { fetchChances, momentAt } from "./chances.js";
import { Chooser } from "./choose.js";
import { closeDialogs, openDialog, switchLanguage, wireDialogs } from "./dialogs.js";
import { $, $$, kept, narrow, root, toast } from "./dom.js";
import { dress, linkMoments, pressAll, unfold } from "./dress.js";
import { Keys } from "./keys.js";
import { Line } from "./line.js";
import { Playback } from "./playback.js";
import { fit, reveal } from "./room.js";
import { finish, show } from "./swap.js";
import { closeGlossary, closeSheet, explain, openPile, watchPointers, zoom } from "./zoom.js";

const table = $("#table");
const state = { longPress: false, whole: true, own: false, lost: null, follows: true };
const ASKED = "● "; // before the title: the tab says that somebody waits

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
  if (frame.say) $("#say").textContent = frame.say;
  document.title = (frame.mine && !frame.over ? ASKED : "") + document.title.replace(ASKED, "");
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
  reveal();
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

function heard(message) {
  if ("parts" in message) {
    if (state.whole) message.whole = true;
    const own = state.own || state.whole;
    state.whole = state.own = false;
    chooser.answered();
    playback.take(message, own);
  } else if ("hint" in message) {
    if (message.n === Number(table.dataset.n)) chooser.hint(message.hint);
  } else if ("stock" in message) {
    $("#stock-dialog .stocks").innerHTML = message.stock;
  } else if ("problem" in message) {
    chooser.answered();
    state.own = false;
    toast(message.problem, { bad: true });
  }
}

const line = new Line(`${root}t/${table.dataset.table}/live`, {
  hello() {
    state.whole = true;
    if (state.lost) {
      state.lost.remove();
      toast($("#words").dataset.connected, { stay: 2200 });
    }
    state.lost = null;
    if (kept.get("auto", "no") === "yes") line.say({ do: "auto", on: true });
  },
  heard,
  lost(again) {
    chooser.answered();
    if (again && !state.lost) state.lost = toast($("#words").dataset.lost, { bad: true, stay: 0 });
  },
});

function notice() {
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
  ["[data-say]", (button) => say(button.dataset.say, button)],
  ["button.card", clickCard],
  ["[data-do]", (element) => caughtUp(element) && chooser.from(element)],
  ["a[data-zoom]", readName],
  ["[data-open-pile]", (pile) => openPile(pile)],
  ["[data-moments]", (curve, event) => location.assign(`${root}t/${table.dataset.table}/replay?at=${momentAt(curve, event)}`)],
  ["[data-unfold]", (button) => unfold(button.dataset.unfold, button.getAttribute("aria-expanded") !== "true")],
  ["[data-loupe]", (button) => button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"))],
  ["[data-open-log]", () => document.body.classList.toggle("log-open")],
  ["[data-close-log]", () => document.body.classList.remove("log-open")],
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
  if (now.dataset.do && !reading) chooser.from(now);
  else zoom(now.dataset.zoom, { why: now.dataset.why, sheet: true });
  event.stopPropagation();
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

const press = (selector) => () => {
  playback.finish();
  finish();
  $(selector)?.click();
};
new Keys(
  {
    KeyU: press("#question [data-say='undo']"),
    KeyD: () => openDialog("stock-dialog"),
    KeyH: press("#question [data-say='hint']"),
    KeyA: press("#question [data-say='play-all']"),
    KeyE: press("#question [data-closing], #question .primary"),
    KeyQ: () => $("#question").focus(),
    KeyL: () => {
      document.body.classList.add("log-open");
      $("#log").focus();
    },
    KeyZ: () => {
      const card = document.activeElement?.closest?.("[data-zoom]");
      if (card) zoom(card.dataset.zoom, { why: card.dataset.why, sheet: true });
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
  const closed = chooser.close() || closeGlossary() || closeSheet() || document.body.classList.contains("log-open");
  document.body.classList.remove("log-open");
  const result = $("#result:not([hidden])");
  if (closed) return;
  if (playback.running) playback.finish();
  else if (result) result.hidden = true;
  else $("#question [data-say='cancel']")?.click();
}

// --- begin -----------------------------------------------------------------------------------------------------------

wireDialogs({
  auto: (on) => line.say({ do: "auto", on }),
  opened: (id) => id === "stock-dialog" && line.say({ do: "stock" }),
});
watchPointers(state);
dress(document);
linkMoments($("#log"), table.dataset.table, $("#words").dataset.moment);
for (const moved of ["wheel", "touchmove", "keydown", "pointerup"]) {
  $("#log").addEventListener(moved, () => setTimeout(notice, 120), { passive: true });
}
new ResizeObserver(follow).observe($("#log"));
follow();
fit();
settle();
addEventListener("resize", () => {
  fit();
  pressAll();
  reveal();
});
narrow.addEventListener("change", () => closeSheet());
