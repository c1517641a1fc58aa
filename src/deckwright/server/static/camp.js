// The camp: cards to tap, what would follow from them, and what others decide meanwhile.

import { $, $$, toast } from "./dom.js";

const camp = $("#camp");
const PAUSE = 4000; // milliseconds between two looks at what others have done

/** How many are picked, and no more than may be. */
function count(form) {
  const picked = $$("[name='answer']:checked", form);
  const [least, most] = [Number(form.dataset.least), Number(form.dataset.most)];
  const several = $("[name='answer'][type='checkbox']", form) !== null;
  $("[data-picked-number]", form).textContent = several ? `${picked.length} / ${most}` : "";
  const full = several && picked.length >= most;
  for (const box of $$("[name='answer'][type='checkbox']:not(:checked)", form)) box.disabled = full && most > 1;
  const button = $("button.primary", form);
  if (button) button.disabled = picked.length < least || picked.length > most;
  return picked.map((box) => box.value);
}

/** What would follow from what is picked. */
async function foretell(form) {
  const picked = count(form);
  const asked = new URLSearchParams({ decision: form.dataset.decision, answer: picked.join(",") });
  const answer = await fetch(`/c/${camp.dataset.camp}/foretell?${asked}`);
  if (answer.ok) $("[data-foretold]", form).innerHTML = await answer.text();
}

camp.addEventListener("change", (event) => {
  const form = event.target.closest("[data-decision]");
  if (!form) return;
  const boxes = $$("[name='answer'][type='checkbox']:checked", form);
  if (Number(form.dataset.most) === 1) for (const box of boxes) if (box !== event.target) box.checked = false;
  form.dataset.touched = "yes";
  foretell(form);
});

/** Put what is new in place, and keep what this person has picked and not decided yet. */
function swap(text, tag) {
  const kept = new Map();
  for (const form of $$("[data-touched]", camp)) kept.set(form.dataset.decision, count(form));
  camp.innerHTML = text;
  camp.dataset.tag = tag;
  for (const form of $$("[data-decision]", camp)) {
    const picked = kept.get(form.dataset.decision) ?? [];
    for (const box of $$("[name='answer']", form)) if (picked.includes(box.value)) box.checked = true;
    if (picked.length) form.dataset.touched = "yes";
    count(form);
  }
  toast(camp.dataset.moved);
}

async function look() {
  if (document.hidden || $("form[data-sent]")) return;
  const answer = await fetch(`/c/${camp.dataset.camp}/parts?tag=${encodeURIComponent(camp.dataset.tag)}`);
  if (answer.status === 200) swap(await answer.text(), answer.headers.get("x-tag") ?? "");
}

for (const form of $$("[data-decision]", camp)) count(form);
setInterval(() => look().catch(() => {}), PAUSE);
