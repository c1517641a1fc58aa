// Small helpers that all our scripts share.

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Where this house begins: "/", or below a prefix. */
export const { root } = document.documentElement.dataset;

/** This page, as the house itself calls it: without the prefix. */
export const here = () => `/${location.pathname.slice(root.length)}`;

/** Say something politely at the bottom of the page, once; with `stay` 0 until it is taken away. */
export function toast(text, { bad = false, stay = 5200 } = {}) {
  const box = $("#toasts");
  const same = $$(".toast", box).find((old) => old.textContent === text);
  if (same && stay) return same;
  same?.remove();
  const made = document.createElement("div");
  made.className = bad ? "toast bad" : "toast";
  made.textContent = text;
  box.append(made);
  if (stay) setTimeout(() => made.remove(), stay);
  return made;
}

/** A wish that this browser keeps; where nothing can be kept it lasts as long as the page. */
const unkept = new Map();
export const kept = {
  get(name, otherwise) {
    try {
      return localStorage.getItem(`deckwright-${name}`) ?? otherwise;
    } catch {
      return unkept.get(name) ?? otherwise;
    }
  },
  set(name, value) {
    unkept.set(name, value);
    try {
      localStorage.setItem(`deckwright-${name}`, value);
    } catch {
      // Private windows may refuse; the wish then lasts as long as the page.
    }
  },
};

/** What somebody wishes or not, as the settings have it. */
const USUAL = { auto: "no", remind: "yes", quick: "no" };
export const wishes = (name) => kept.get(name, USUAL[name]) === "yes";

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
export const touching = matchMedia("(hover: none)");
export const narrow = matchMedia("(max-width: 1099px)");

/** Choose a theme: auto, dark or light. */
export function setTheme(theme) {
  kept.set("theme", theme);
  window.dispatchEvent(new Event("deckwright-theme"));
}

export function toggleTheme() {
  setTheme(document.documentElement.dataset.theme === "light" ? "dark" : "light");
}

/** Copy what stands in the field beside a button, and say so on the button. */
export async function copyBeside(button, said) {
  const field = $("[data-address]", button.closest(".copy-row"));
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  const before = button.dataset.before ?? button.textContent;
  button.dataset.before = before;
  button.textContent = said;
  setTimeout(() => (button.textContent = before), 1800);
}

/** Links are written without the server's name; people need the whole address. */
export function completeAddresses(within = document) {
  for (const field of $$("[data-address]", within)) {
    if (field.value.startsWith("/")) field.value = new URL(root + field.value.slice(1), location.href).href;
  }
}

/** Put something beside something else, inside the window. */
export function placeBeside(box, anchor, gap = 8) {
  const at = anchor.getBoundingClientRect();
  box.style.left = box.style.top = "0px";
  const size = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - 8);
  const above = at.top - size.height - gap;
  const below = at.bottom + gap;
  const top = above > 8 ? above : Math.min(below, innerHeight - size.height - 8);
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(Math.max(8, top))}px`;
}
