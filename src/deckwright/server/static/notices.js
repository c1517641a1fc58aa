// Whoever waits need not stare at the table: the title, a sound and, where it is allowed, a notice say that it is their turn.

import { $, kept, toast } from "./dom.js";
import { setSounds, sound, sounding } from "./sounds.js";
import { quiet, setHearing } from "./talk.js";

const ASKED = "● "; // before the title: the tab says that somebody waits

const seen = { known: false, mine: false, over: false }; // of the state that was shown last
let shown = null; // the notice that is on the screen

const words = () => $("#notice-words").dataset;
const away = () => document.hidden || !document.hasFocus();

/** A state of the table was put onto the page. */
export function notice(frame) {
  const mine = frame.mine && !frame.over;
  entitle(mine);
  if (seen.known && mine && !seen.mine) tell("turn");
  else if (seen.known && frame.over && !seen.over) tell("over");
  else if (frame.step && !seen.mine) sound("step");
  Object.assign(seen, { known: true, mine, over: frame.over });
  if (!mine && !frame.over) forget();
}

/** Whoever was invited is here: perhaps nobody looks any more. */
export function somebodyCame(said) {
  sound("turn");
  if (away() && noticing()) show(said);
}

function entitle(mine) {
  const title = document.title.replace(/^● ([^·]* — )?/, "");
  document.title = (mine ? ASKED + (away() ? `${words().turn} — ` : "") : "") + title;
}

function tell(what) {
  sound(what);
  if (away() && noticing()) show(words()[what]);
}

function show(said) {
  forget();
  const { table } = $("#table").dataset;
  shown = new Notification(said, { body: $(".table-head h1").textContent, tag: table, icon: $("link[rel='apple-touch-icon']").href });
  shown.onclick = () => {
    window.focus();
    forget();
  };
}

function forget() {
  shown?.close();
  shown = null;
}

/** Somebody looks at the table again. */
function back() {
  if (away()) return;
  forget();
  entitle(seen.mine);
}

// --- wishes ----------------------------------------------------------------------------------------------------------

const noticing = () => kept.get("notices", "no") === "yes" && window.Notification?.permission === "granted";

/** Let the boxes of the settings say what is wished for. */
export function showWishes() {
  $("[data-wish='sounds']").checked = sounding();
  $("[data-wish='notices']").checked = noticing();
  $("[data-wish='hear']").checked = !quiet();
}

export function toggleSounds() {
  setSounds(!sounding());
  showWishes();
  toast(sounding() ? words().on : words().off, { stay: 2200 });
}

/** The browser asks only because somebody has just asked for it; a sample shows what they will see. */
async function wishForNotices(on) {
  kept.set("notices", "no");
  if (on && !window.Notification) toast(words().impossible, { bad: true });
  else if (on && (await Notification.requestPermission()) !== "granted") toast(words().refused, { bad: true });
  else if (on) {
    try {
      show(words().sample);
      kept.set("notices", "yes");
    } catch {
      toast(words().impossible, { bad: true }); // some phones have the word and not the thing
    }
  }
  showWishes();
}

export function wireNotices() {
  showWishes();
  document.addEventListener("change", (event) => {
    const { wish } = event.target.dataset;
    if (wish === "sounds") setSounds(event.target.checked);
    else if (wish === "hear") setHearing(event.target.checked);
    else if (wish === "notices") wishForNotices(event.target.checked);
  });
  document.addEventListener("visibilitychange", back);
  addEventListener("focus", back);
  addEventListener("pagehide", forget);
}
