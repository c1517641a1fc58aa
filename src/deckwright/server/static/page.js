// The pages around the table: theme, language, forms that keep what was typed, keywords.

import { $, $$, completeAddresses, copyBeside, here, kept, root, toggleTheme } from "./dom.js";
import { closeGlossary, explain } from "./zoom.js";

const PATIENCE = 160; // milliseconds after the last letter before it is looked for
const AGAIN = 10000; // milliseconds before the lobby asks again which tables are open

document.addEventListener("click", (event) => {
  const on = (selector) => event.target.closest(selector);
  if (on("[data-theme-toggle]")) toggleTheme();
  if (on("[data-copy]")) copyBeside(on("[data-copy]"), "✓");
  if (on("[data-lang]")) keepForm(on("[data-lang]"));
  if (on(".keyword")) explain(on(".keyword").dataset.keyword, on(".keyword"));
  else if (!on("#glossary") && $("#glossary")) closeGlossary();
});
document.addEventListener("keydown", (event) => {
  if (event.code === "Escape" && $("#glossary")) closeGlossary();
});

/** A form is sent once, however often its button is clicked. */
document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-once]");
  if (!form) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "yes";
});
addEventListener("pageshow", () => {
  for (const form of $$("[data-sent]")) delete form.dataset.sent;
});

/** The language switch carries along what was filled in. */
function keepForm(link) {
  const form = $("[data-setup], [data-filled]");
  if (!form) return;
  const filled = new URLSearchParams(new FormData(form));
  const back = `${"setup" in form.dataset ? `/new/${filled.get("game")}` : here()}?${filled}`;
  link.href = `${root}lang/${link.dataset.lang}?back=${encodeURIComponent(back)}`;
}

// --- setting up ------------------------------------------------------------------------------------------------------

/** An option that means nothing for so many players is not asked for, nor sent. */
function fitsFor(option, players) {
  option.hidden = !option.dataset.seats.split(" ").includes(String(players));
  for (const field of $$("input, select", option)) field.disabled = option.hidden;
}

/** The head of a list's entry says what was picked inside. */
function sayPicked(field) {
  const said = $("[data-picked]", field.closest("details.entry") ?? document.createElement("p"));
  if (said) said.textContent = field.closest("label").textContent.trim();
}

function setUp(form) {
  const name = $("#name", form);
  if (!name.value) name.value = kept.get("name", "");
  const show = () => {
    const players = Number($("[data-players]:checked", form)?.value ?? 2);
    for (const seat of $$("[data-seat]", form)) {
      seat.hidden = seat.disabled = Number(seat.dataset.seat) >= players;
      const kind = $("[data-kind-of-seat]:checked", seat)?.value;
      for (const more of $$("[data-for]", seat)) more.hidden = more.dataset.for !== kind;
    }
    for (const group of $$("[data-among-friends]", form)) {
      const friends = $$("[data-kind-of-seat][value='friend']:checked", form).filter((field) => !field.closest("[data-seat]").disabled);
      group.hidden = group.disabled = !friends.length;
    }
    for (const option of $$("[data-seats]", form)) fitsFor(option, players);
    for (const group of $$("details.group", form)) group.hidden = !$("[data-seats]:not([hidden]), .fold-body > :not([data-seats])", group);
  };
  form.addEventListener("change", show);
  form.addEventListener("change", (event) => sayPicked(event.target));
  show();
}

/** A name is kept for the next table. */
function keepName(form) {
  const name = $("input[name='name']", form);
  if (!name) return;
  if (!name.value) name.value = kept.get("name", "");
  form.addEventListener("submit", () => kept.set("name", name.value.trim()));
}

/** Open tables come and go: the list is fetched again while somebody looks at the lobby. */
function keepOpenTables(section) {
  setInterval(async () => {
    if (document.hidden || section.contains(document.activeElement)) return;
    const answer = await fetch(`${root}open-tables`).catch(() => null);
    const fresh = answer?.ok ? await answer.text() : section.dataset.shown;
    if (fresh === section.dataset.shown) return;
    section.dataset.shown = section.innerHTML = fresh;
    for (const form of $$("[data-named]", section)) keepName(form);
  }, AGAIN);
}

/** The key of an invitation stands after the #, where no server's log sees it. */
function takeKey(form) {
  const [seat, key] = location.hash.slice(1).split(".");
  if (!key) return;
  form.elements.seat.value = seat;
  form.elements.key.value = key;
  form.addEventListener("submit", () => history.replaceState(null, "", location.pathname)); // nor the next address
  const link = $("[data-lang]");
  if (link) link.href = link.href.replace(/back=[^&]*/, `back=${encodeURIComponent(here() + location.hash)}`);
  if (form.dataset.keyForm === "send") form.requestSubmit();
}

/** What is looked for is found while typing: the server knows the forms of words, the page shows its answer. */
function search(form) {
  let timer = 0;
  let asked = 0;
  const look = async () => {
    const number = ++asked;
    const wanted = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    const address = `${location.pathname}${wanted.size ? `?${wanted}` : ""}`;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok || number !== asked) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number !== asked) return;
    $("#found").replaceWith(document.adoptNode($("#found", fresh)));
    for (const link of $$(".head-tools [data-lang]")) link.href = $(".head-tools [data-lang]", fresh).href;
    history.replaceState(null, "", address);
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, PATIENCE);
  });
}

for (const form of $$("[data-setup]")) setUp(form);
for (const form of $$("form[data-setup], form[data-key-form], form[data-named]")) keepName(form);
for (const form of $$("[data-key-form]")) takeKey(form);
for (const section of $$("[data-open-tables]")) keepOpenTables(section);
for (const box of $$("[data-remember]")) {
  box.checked ||= kept.get(box.dataset.remember, "no") === "yes";
  box.addEventListener("change", () => kept.set(box.dataset.remember, box.checked ? "yes" : "no"));
}
for (const form of $$("[data-live-search]")) search(form);
for (const time of $$("[data-when]")) {
  const day = { day: "numeric", month: "long", ...(time.dateTime.startsWith(new Date().getFullYear()) ? {} : { year: "numeric" }) };
  time.textContent = new Date(time.dateTime).toLocaleDateString(document.documentElement.lang, day);
}
for (const list of $$("[data-wide-open]")) list.open = innerWidth > 819;
completeAddresses();
