// The keyboard: letters by their place on it, so that they work in every layout.

import { $, $$ } from "./dom.js";
import { stopAt } from "./dress.js";

const PATIENCE = 650; // milliseconds to type the second digit of a number

export class Keys {
  /** `deeds`: what the letters do, by the name of their key. */
  constructor(deeds, chooser) {
    this.deeds = deeds;
    this.chooser = chooser;
    this.typed = "";
    this.timer = 0;
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")) return;
    if ($("dialog[open]")) return;
    if (this.inMenu(event) || this.moves(event)) {
      event.preventDefault();
      return;
    }
    const help = event.key === "?" || (event.code === "Slash" && event.shiftKey);
    const deed = help ? this.deeds.help : event.shiftKey ? null : this.deeds[event.code];
    if (deed) {
      if (deed() !== false) event.preventDefault();
    } else if (/^(Digit|Numpad)\d$/.test(event.code) && !event.shiftKey) {
      this.digit(event.code.at(-1));
      event.preventDefault();
    }
  }

  inMenu(event) {
    if (this.chooser.menu.hidden) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (step) this.chooser.moveInMenu(step);
    return Boolean(step);
  }

  // --- numbers -------------------------------------------------------------------------------------------------------

  digit(digit) {
    clearTimeout(this.timer);
    this.typed += digit;
    const all = $$("#choices [data-choice]").map((choice) => Number(choice.dataset.choice) + 1);
    const longer = all.some((number) => String(number).startsWith(this.typed) && String(number) !== this.typed);
    if (!longer) this.number();
    else this.timer = setTimeout(() => this.number(), PATIENCE);
  }

  number() {
    const index = Number(this.typed) - 1;
    this.typed = "";
    if ($(`#choices [data-choice="${index}"]`)) this.chooser.choose(index);
  }

  // --- arrows --------------------------------------------------------------------------------------------------------

  moves(event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.code];
    if (!step || event.target.matches?.("input, #log, summary")) return false;
    const here = document.activeElement?.closest?.("[data-zone] button.card");
    const next = here ? this.beside(here, step) : this.start();
    if (!next) return false;
    stopAt(next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }

  start() {
    return $(".hand button.card.can") ?? $("[data-zone] button.card.can") ?? $("[data-zone] button.card");
  }

  beside(here, [across, down]) {
    const zone = here.closest("[data-zone]");
    const siblings = $$("button.card", zone);
    if (across) return siblings[siblings.indexOf(here) + across] ?? null;
    const at = middle(here);
    const rows = siblings.filter((card) => (middle(card).y - at.y) * down > 30);
    const others = $$("[data-zone] button.card").filter((card) => !zone.contains(card) && card.offsetParent);
    const beyond = rows.length ? rows : others.filter((card) => (middle(card).y - at.y) * down > 20);
    const far = (card) => Math.abs(middle(card).y - at.y) * 2 + Math.abs(middle(card).x - at.x);
    return beyond.sort((a, b) => far(a) - far(b))[0] ?? null;
  }
}

function middle(card) {
  const box = card.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
