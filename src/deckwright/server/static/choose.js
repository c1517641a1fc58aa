// Choosing: one click when there is one thing to do, a small menu when there are several, a question when it is a pity.

import { $, $$, placeBeside, toast, wishes } from "./dom.js";

/** HTML for the inside of a button: what leads elsewhere is only said. */
function plainly(html) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  for (const link of $$("a, button", parsed.content)) link.replaceWith(...link.childNodes);
  return parsed.content;
}

/** A button that does this. */
function doing(index, kind = "") {
  const button = document.createElement("button");
  button.type = "button";
  button.className = kind;
  button.dataset.do = String(index);
  return button;
}

export class Chooser {
  /** `send(message)` says it to the server; whether it could. */
  constructor(send) {
    this.send = send;
    this.sentAt = null; // the state that was answered and not yet replaced
    this.reminded = null; // the turn in which somebody was told of what is left to do
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
    const { warning, ends } = this.words(index)?.dataset ?? {};
    this.close();
    if (ends !== undefined && this.reminds()) return;
    if (warning) this.ask(warning, () => this.answer(index));
    else this.answer(index);
  }

  answer(index) {
    const n = Number($("#table").dataset.n);
    if (this.sentAt === n) return;
    if (this.send({ do: "choose", index, n })) this.sentAt = n;
    else toast($("#words").dataset.lost, { bad: true });
  }

  /** Once a turn, before it ends with something left to do: say so. Whoever presses again means it. */
  reminds() {
    const { turn } = $("#question").dataset;
    const unused = $("#unused");
    if (!unused || this.reminded === turn || !wishes("remind")) return false;
    this.reminded = turn;
    unused.hidden = false;
    unused.scrollIntoView({ block: "nearest" });
    return true;
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
        const item = doing(index);
        item.setAttribute("role", "menuitem");
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

  /** A button for something that stands nowhere else. */
  listed(index) {
    const button = doing(index, "button");
    button.append(this.described(index));
    return button;
  }

  /** Buttons for what can be done with a card that is shown: without its name, which stands above them. */
  deeds(element) {
    const indexes = element?.dataset.do?.split(" ") ?? [];
    return indexes.map((index) => {
      const { deed, about } = this.words(index).dataset;
      const button = doing(index, indexes.length === 1 ? "button primary" : "button");
      if (deed === undefined) button.append(this.described(index));
      else button.textContent = deed || about || $("#words").dataset.choose;
      return button;
    });
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

  // --- dividing ------------------------------------------------------------------------------------------------------

  /** More or less is to go to a side. */
  step(box, by) {
    const amount = $("output", box);
    amount.value = Math.min(Math.max(Number(amount.value) + by, 1), Number(box.dataset.most));
  }

  /** Give a side so much. */
  deal(box) {
    const n = Number($("#table").dataset.n);
    if (this.sentAt === n) return;
    const given = { to: Number(box.dataset.deal), amount: Number($("output", box).value) };
    if (this.send({ do: "deal", ...given, n })) this.sentAt = n;
    else toast($("#words").dataset.lost, { bad: true });
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
