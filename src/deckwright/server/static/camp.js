// The camp: cards to tap, what would follow from them, and what others decide meanwhile.

import { $, $$, completeAddresses, root, toast } from "./dom.js";

const camp = $("#camp");
const PAUSE = 4000; // milliseconds between two looks at what others have done

/** How many are picked, and no more than may be. */
function count(form) {
  const picked = $$("[name='answer']:checked", form);
  const [least, most] = [Number(form.dataset.least), Number(form.dataset.most)];
  const several = $("[name='answer'][type='checkbox']", form) !== null;
  const said = $("[data-picked-number]", form);
  if (said) said.textContent = `${picked.length} / ${most}`;
  const full = several && picked.length >= most;
  for (const box of $$("[name='answer'][type='checkbox']:not(:checked)", form)) box.disabled = full && most > 1;
  for (const offer of $$("[data-advise]", form)) offer.hidden = false;
  const button = $("button.primary", form);
  if (button) button.disabled = picked.length < least || picked.length > most;
  return picked.map((box) => box.value);
}

/** What would follow from what is picked. */
async function foretell(form) {
  const picked = count(form).join(",");
  form.dataset.asked = picked;
  const asked = new URLSearchParams({ decision: form.dataset.decision, answer: picked });
  const answer = await fetch(`${root}c/${camp.dataset.camp}/foretell?${asked}`);
  const told = answer.ok ? await answer.text() : "";
  if (form.dataset.asked === picked) $("[data-foretold]", form).innerHTML = told;
}

camp.addEventListener("input", (event) => {
  event.target.dataset.typed = "yes";
});
camp.addEventListener("change", (event) => {
  const form = event.target.closest("[data-decision]");
  if (!form) return;
  const boxes = $$("[name='answer'][type='checkbox']:checked", form);
  if (Number(form.dataset.most) === 1) for (const box of boxes) if (box !== event.target) box.checked = false;
  form.dataset.touched = "yes";
  foretell(form);
});

/** What somebody would pick who wants to be on the road. */
function advise(form) {
  for (const box of $$("[name='answer']", form)) box.disabled = false;
  for (const box of $$("[name='answer']", form)) box.checked = "advised" in box.dataset;
  form.dataset.touched = "yes";
  foretell(form);
}

/** A card can be read without leaving the camp: its page has all of it. */
async function read(link) {
  const answer = await fetch(link.href);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".one-card .card.full");
  if (!found) return location.assign(link.href);
  const dialog = $("#read-dialog");
  $("[data-body]", dialog).replaceChildren(document.importNode(found, true));
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-read]");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && plain) {
    event.preventDefault();
    read(link).catch(() => location.assign(link.href));
  }
  if (event.target.closest("[data-advise]")) advise(event.target.closest("form"));
  if (event.target.id === "read-dialog") event.target.close();
});

/** Somebody else's decision, or a fold that is closed, opens where a link of this page leads into it. */
function openTarget() {
  const place = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (place instanceof HTMLDetailsElement) place.open = true;
}
addEventListener("hashchange", openTarget);

/** What is next need not be named where it is in sight already. */
const sight = new IntersectionObserver((seen) => {
  for (const each of seen) $(".now", camp)?.classList.toggle("there", each.isIntersecting);
}, { rootMargin: "-72px 0px -96px" });

function watchNext() {
  sight.disconnect();
  const link = $(".now a", camp);
  const place = link && document.getElementById(link.hash.slice(1));
  if (place) sight.observe(place);
}

/** What this person has unfolded, picked or typed and not sent yet. */
function begun() {
  const picked = $$("[data-touched]", camp).map((form) => [form.dataset.decision, count(form)]);
  return {
    picked: new Map(picked),
    open: $$("details[id][open]", camp).map((fold) => fold.id),
    typed: $$("details[open] [data-typed]", camp).map((field) => [field.name, field.value]),
    focus: camp.contains(document.activeElement) ? document.activeElement.id : "",
  };
}

/** Put what is new in place, and what this person has begun back into it. */
function swap(text, tag) {
  const kept = begun();
  camp.innerHTML = text;
  camp.dataset.tag = tag;
  completeAddresses(camp);
  for (const id of kept.open) if (document.getElementById(id)) document.getElementById(id).open = true;
  for (const [name, value] of kept.typed) {
    const field = $(`details[open] [name='${name}']`, camp);
    const known = field?.tagName !== "SELECT" || [...field.options].some((option) => option.value === value);
    if (field && known) [field.value, field.dataset.typed] = [value, "yes"];
  }
  for (const form of $$("[data-decision]", camp)) {
    const picked = kept.picked.get(form.dataset.decision) ?? [];
    for (const box of $$("[name='answer']", form)) if (picked.includes(box.value)) box.checked = true;
    if (picked.length) form.dataset.touched = "yes";
    if (picked.length) foretell(form);
    else count(form);
  }
  document.getElementById(kept.focus)?.focus({ preventScroll: true });
  watchNext();
  toast(camp.dataset.moved);
}

async function look() {
  if (document.hidden || $("form[data-sent]")) return;
  const answer = await fetch(`${root}c/${camp.dataset.camp}/parts?tag=${encodeURIComponent(camp.dataset.tag)}`);
  if (answer.status === 200 && !$("form[data-sent]")) swap(await answer.text(), answer.headers.get("x-tag") ?? "");
}

for (const form of $$("[data-decision]", camp)) count(form);
openTarget();
watchNext();
setInterval(() => look().catch(() => {}), PAUSE);
