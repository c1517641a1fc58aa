// What people say to each other: chosen in a dialog, shown for a moment beside whoever said it, kept in the log.

import { $, $$, kept, placeBeside } from "./dom.js";
import { sound } from "./sounds.js";

const STAY = 6000; // milliseconds that words stay beside a seat

/** Whether nothing of what others say is wanted. */
export const quiet = () => kept.get("hear", "yes") === "no";

export function setHearing(on) {
  kept.set("hear", on ? "yes" : "no");
  showHearing();
}

function showHearing() {
  document.body.classList.toggle("quiet-table", quiet());
}

/** Somebody said something: it hangs beside their board for a moment. */
export function hears({ spoken, by }) {
  if (quiet()) return;
  sound("said");
  const board = $(`#side${by}`);
  if (!board || !board.getClientRects().length) return;
  for (const old of $$(".speech")) if (old.dataset.by === String(by)) old.remove();
  const bubble = document.createElement("p");
  bubble.className = "speech";
  bubble.dataset.by = by;
  bubble.setAttribute("aria-hidden", "true"); // the log says it to those who hear the page
  bubble.innerHTML = spoken;
  document.body.append(bubble);
  placeBeside(bubble, $(".who", board) ?? board);
  setTimeout(() => bubble.remove(), STAY);
}

/** `say(message)` sends; whether it could. */
export function wireTalk(say) {
  showHearing();
  document.addEventListener("click", (event) => {
    const phrase = event.target.closest("[data-phrase]");
    if (!phrase) return;
    say({ do: "speak", phrase: phrase.dataset.phrase });
    $("#talk-dialog").close();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-own-words]");
    if (!form) return;
    event.preventDefault();
    if (!say({ do: "speak", words: form.elements.words.value })) return;
    form.reset();
    $("#talk-dialog").close();
  });
}
