// Dialogs of the table: settings, keys, links; and the language, switched without leaving the place.

import { showOver } from "./back.js";
import { $, $$, completeAddresses, copyBeside, kept, setTheme, wishes } from "./dom.js";

let told = () => {}; // whoever wants to know which dialog opens

export function openDialog(id) {
  closeDialogs();
  const dialog = document.getElementById(id);
  if (dialog) showOver(dialog);
  told(id);
}

export function closeDialogs() {
  for (const dialog of $$("dialog[open]")) dialog.close();
}

/** Let them open, close and keep what is chosen in them. `deeds.wished(name, on)` and `deeds.opened(id)` tell the table. */
export function wireDialogs(deeds) {
  told = deeds.opened;
  document.addEventListener("click", (event) => {
    const target = event.target;
    const opener = target.closest("[data-open]");
    if (opener) openDialog(opener.dataset.open);
    else if (target.closest("[data-close]")) target.closest("dialog").close();
    else if (target.matches("dialog") && beside(target, event)) target.close();
    const copy = target.closest("[data-copy]");
    if (copy) copyBeside(copy, $("#words")?.dataset.copied ?? "✓");
  });
  document.addEventListener("change", (event) => {
    const setting = event.target.dataset?.setting;
    if (event.target.type === "checkbox") {
      kept.set(setting, event.target.checked ? "yes" : "no");
      deeds.wished(setting, event.target.checked);
    } else if (setting === "speed") kept.set("speed", event.target.value);
    else if (setting === "theme") setTheme(event.target.value);
  });
  showSettings();
  completeAddresses();
  offerInvitation();
}

function beside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right;
  return !(inside && event.clientY >= box.top && event.clientY <= box.bottom);
}

function showSettings() {
  for (const input of $$("[data-setting]")) {
    const { setting } = input.dataset;
    if (input.type === "checkbox") input.checked = wishes(setting);
    else input.checked = kept.get(setting, setting === "speed" ? "slow" : "auto") === input.value;
  }
}

/** A table with a free seat opens with the link to send, once. */
function offerInvitation() {
  const table = $("#table").dataset.table;
  const free = $("[data-free]")?.dataset.free;
  if (!free || !$("[id^='invite-']") || sessionStorage.getItem(`invited-${table}`)) return;
  sessionStorage.setItem(`invited-${table}`, "yes");
  openDialog("links-dialog");
}

/** Fetch this page in the other language and put its words in place; the parts of the table follow over the line. */
export async function switchLanguage(link) {
  const open = $("dialog[open]")?.id;
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  for (const fresh of $$("[data-words]", page)) {
    const old = $(`[data-words="${fresh.dataset.words}"]`);
    if (old) old.replaceWith(document.adoptNode(fresh));
  }
  showSettings();
  completeAddresses();
  if (open) openDialog(open);
  return page.documentElement.lang;
}
