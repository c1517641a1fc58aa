// Choosing: one click when there is one thing to do, a small menu when there are several, a question when it is a pity.

import { $, $$, placeBeside, toast } from "./dom.js";

/** HTML for the inside of a button: what leads elsewhere is only said. */
function plainly(html) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  for (const link of $$("a, button", parsed.content)) link.replaceWith(...link.childNodes);
  return parsed.content;
}

export class Chooser {
  /** `send(message)` says it to the server; whether it could. */
  constructor(send) {
    this.send = send;
    this.sentAt = null; // the state that was answered and not yet replaced
  }

  get menu() {
    return $("#choice-menu");
  }

  words(index) {
    return $(`#choices [data-choice="${index}"]`);
  }

  /** A thing that offers choices was clicked. */
  from(element) {
    const indexes = element.dataset.do.split(" ").map(Number);
    if (indexes.length === 1) {
      element.classList.add("chosen");
      this.choose(indexes[0]);
    } else if (this.menu.hidden || this.anchor !== element.id) this.open(element, indexes);
    else this.close();
  }

  choose(index) {
    const warning = this.words(index)?.dataset.warning;
    this.close();
    if (warning) this.ask(warning, () => this.answer(index));
    else this.answer(index);
  }

  answer(index) {
    const n = Number($("#table").dataset.n);
    if (this.sentAt === n) return;
    if (this.send({ do: "choose", index, n })) this.sentAt = n;
    else toast($("#words").dataset.lost, { bad: true });
  }

  /** The server answered: the next click counts. */
  answered() {
    this.sentAt = null;
  }

  ask(warning, then) {
    const dialog = $("#sure-dialog");
    $("[data-warning]", dialog).textContent = warning;
    $("[data-sure]", dialog).onclick = () => {
      dialog.close();
      then();
    };
    dialog.showModal();
  }

  // --- the menu ------------------------------------------------------------------------------------------------------

  open(element, indexes) {
    const menu = this.menu;
    this.anchor = element.id;
    menu.replaceChildren(
      ...indexes.map((index) => {
        const item = document.createElement("button");
        item.type = "button";
        item.setAttribute("role", "menuitem");
        item.dataset.do = String(index);
        item.append(this.described(index));
        return item;
      }),
    );
    menu.hidden = false;
    placeBeside(menu, element);
    menu.firstElementChild.focus({ preventScroll: true });
  }

  /** The choice in words, and a line that says what it means. */
  described(index) {
    const words = this.words(index);
    const said = $("span", words).cloneNode(true);
    if (words.dataset.about) {
      const about = document.createElement("small");
      about.textContent = words.dataset.about;
      said.append(about);
    }
    return said;
  }

  close() {
    const was = !this.menu.hidden;
    if (was && this.menu.contains(document.activeElement)) document.getElementById(this.anchor)?.focus();
    this.menu.hidden = true;
    this.menu.replaceChildren();
    return was;
  }

  moveInMenu(step) {
    const items = $$("button", this.menu);
    const at = items.indexOf(document.activeElement);
    items[(at + step + items.length) % items.length]?.focus();
  }

  // --- many numbers --------------------------------------------------------------------------------------------------

  /** A slider moved, or its plus or minus was pressed. */
  amount(box, step = 0) {
    const range = $("input", box);
    if (step) range.value = String(Number(range.value) + step);
    const index = box.dataset.amounts.split(" ")[Number(range.value)];
    const button = $("[data-do]", box);
    const words = $("span", this.words(index));
    button.dataset.do = index;
    button.replaceChildren(...words.cloneNode(true).childNodes);
    range.setAttribute("aria-valuetext", words.textContent.trim());
  }

  // --- the hint ------------------------------------------------------------------------------------------------------

  hinting() {
    const box = $("#hint");
    if (!box) return;
    box.hidden = false;
    box.textContent = $("#words").dataset.thinking;
  }

  hint(found) {
    const box = $("#hint");
    if (!box || !found.length) return;
    const title = document.createElement("h3");
    title.textContent = $("#words").dataset.hintTitle;
    box.replaceChildren(title, ...found.map((each) => this.advice(each)));
    box.hidden = false;
    const best = String(found[0].index);
    for (const card of $$(".card[data-do]")) card.classList.toggle("hinted", card.dataset.do.split(" ").includes(best));
  }

  advice(each) {
    const line = document.createElement("button");
    line.type = "button";
    line.dataset.do = String(each.index);
    const said = document.createElement("span");
    said.append(plainly(each.text));
    if (each.brings) {
      const brings = document.createElement("em");
      brings.append(plainly(each.brings));
      said.append(brings);
    }
    line.append(said);
    const words = $("#words").dataset;
    const stands = each.win === null ? words[each.standing] : words.win.replace("{n}", Math.round(each.win * 100));
    if (stands) {
      const chance = document.createElement("small");
      chance.textContent = stands;
      chance.title = words.visits.replace("{n}", each.visits);
      if (each.win !== null) chance.append(document.createElement("br"), chance.title);
      line.append(chance);
    }
    return line;
  }
}
