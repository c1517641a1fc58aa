// The replay: any moment of a game, by scrubber, arrows or playing on by itself.

import { fetchChances, fetchGraphs, momentAt, pointTo } from "./chances.js";
import { $, $$, completeAddresses, copyBeside, root, toggleTheme } from "./dom.js";
import { dress, linkMoments, pressAll, unfold } from "./dress.js";
import { fit } from "./room.js";
import { show } from "./swap.js";
import { closeGlossary, closeSheet, explain, openPile, watchPointers, zoom } from "./zoom.js";

const table = $("#table");
const last = Number(table.dataset.last);
const moments = new Map();
const PACE = 1100;
let at = Number(table.dataset.n);
let playing = 0;

function moment(k) {
  if (!moments.has(k)) {
    const address = `${root}t/${table.dataset.table}/moment/${k}?seen=${table.dataset.seen}`;
    const asked = fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
    asked.catch(() => moments.delete(k));
    moments.set(k, asked);
  }
  return moments.get(k);
}

/** Go to a moment. Whoever scrubs quickly sees the newest one only. */
async function go(k, glide = true) {
  at = Math.min(last, Math.max(0, k));
  const wanted = at;
  tell();
  const found = await moment(wanted).catch(() => null);
  if (!found || wanted !== at) return;
  show(found.parts, { glide, about: { n: wanted } });
  if (wanted < last) moment(wanted + 1).catch(() => {});
}

/** What the page says of the moment: scrubber, address, link, line of the log. */
function tell() {
  const said = $("#words").dataset.momentOf.replace("{n}", at);
  const scrubber = $("#scrubber");
  scrubber.value = String(at);
  scrubber.setAttribute("aria-valuetext", said);
  $("[data-moment-said]").textContent = said;
  const address = `${root}t/${table.dataset.table}/replay?at=${at}&seen=${table.dataset.seen}`;
  history.replaceState(null, "", address);
  $("[data-share]").value = new URL(address, location.href).href;
  const lang = $("[data-lang]");
  lang.href = lang.href.replace(/back=[^&]*/, `back=${encodeURIComponent(address)}`);
  for (const field of $$("[data-at-field]")) field.value = String(at);
  for (const curve of $$("[data-moments]")) pointTo(curve, at);
  mark();
}

function mark() {
  let now = null;
  for (const line of $$("#log li[data-at]")) {
    const when = Number(line.dataset.at);
    line.classList.remove("now");
    line.classList.toggle("later", when > at);
    if (when <= at) now = line;
  }
  now?.classList.add("now");
  now?.setAttribute("aria-current", "step");
  const log = $("#log");
  if (now) log.scrollTop = now.offsetTop - log.offsetTop - log.clientHeight / 2;
  for (const line of $$("#log [aria-current]")) if (line !== now) line.removeAttribute("aria-current");
}

function play(on = !playing) {
  clearInterval(playing);
  playing = on && at < last ? setInterval(() => (at < last ? go(at + 1) : play(false)), PACE) : 0;
  $("[data-go='auto_play']").classList.toggle("playing", Boolean(playing));
}

const ways = { first: () => go(0), previous: () => go(at - 1), next: () => go(at + 1), last: () => go(last) };

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  const step = on("[data-go]")?.dataset.go;
  if (step === "auto_play") play(at >= last ? (go(0), true) : !playing);
  else if (step) {
    play(false);
    ways[step]();
  } else if (on(".moment, .moment-link, [data-moments]")) {
    event.preventDefault();
    play(false);
    go(on("[data-moments]") ? momentAt(on("[data-moments]"), event) : Number(on("li").dataset.at));
    document.body.classList.remove("log-open");
  } else if (on(".keyword")) explain(on(".keyword").dataset.keyword, on(".keyword"));
  else if (on("[data-open-pile]")) openPile(on("[data-open-pile]"));
  else if (on("[data-unfold]")) {
    const button = on("[data-unfold]");
    unfold(button.dataset.unfold, button.getAttribute("aria-expanded") !== "true");
  } else if (on("[data-zoom]")) {
    event.preventDefault();
    zoom(on("[data-zoom]").dataset.zoom, { sheet: true });
  } else if (on("[data-theme-toggle]")) toggleTheme();
  else if (on("[data-copy]")) copyBeside(on("[data-copy]"), $("#words").dataset.copied);
  else if (on("[data-close]")) on("dialog").close();
  else if (on("[data-open-log]")) document.body.classList.toggle("log-open");
  else if (on("[data-close-log]")) document.body.classList.remove("log-open");
  if (!on("#glossary, .keyword")) closeGlossary();
  if (!on("#zoom, [data-zoom]") || on("[data-close-zoom]")) closeSheet();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (event.target.matches("select, input:not([type=range])")) return;
  const deeds = {
    ArrowLeft: ways.previous,
    ArrowRight: ways.next,
    Home: ways.first,
    End: ways.last,
    Escape: () => closeGlossary() || closeSheet() || document.body.classList.remove("log-open"),
  };
  const onButton = event.target.closest("button, a");
  const deed = event.code === "Space" && !onButton ? () => play() : deeds[event.code];
  if (!deed) return;
  event.preventDefault();
  if (event.code !== "Space") play(false);
  deed();
});

$("#scrubber").addEventListener("input", (event) => {
  play(false);
  go(Number(event.target.value), false);
});
$("#seen")?.addEventListener("change", (event) => {
  location.href = `${root}t/${table.dataset.table}/replay?at=${at}&seen=${event.target.value}`;
});

for (const list of $$("[data-wide-open]")) list.open = innerWidth > 759;
watchPointers({});
dress(document);
linkMoments($("#log"), table.dataset.table, $("#words").dataset.moment);
completeAddresses();
if ($("[data-chances]")) fetchChances($("[data-chances]")).then(tell);
if ($("[data-graphs]")) fetchGraphs($("[data-graphs]")).then(tell);
tell();
const lay = () => {
  fit();
  pressAll();
};
addEventListener("resize", lay);
lay();
