// The chances to win after a game: worked out in the background, so the server is asked until it knows.

import { $ } from "./dom.js";

const TRIES = 30;

/** Fill a box with the curve. An answer without it comes only after a while, so asking again needs no pause. */
export async function fetchChances(box) {
  for (let left = TRIES; left && box.isConnected; left--) {
    const answer = await fetch(box.dataset.chances).catch(() => null);
    if (answer?.status === 202) continue;
    if (!answer?.ok) break;
    box.innerHTML = await answer.text();
    return;
  }
  box.textContent = $("#words").dataset.chancesFailed;
}
