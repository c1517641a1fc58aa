// The curves of a game that is over; they lead to the moments they are drawn of. The chances to win are worked out in
// the background, so the server is asked until it knows them.

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

/** Fill a box with all other curves; without them there is nothing to unfold. */
export async function fetchGraphs(box) {
  const answer = await fetch(box.dataset.graphs).catch(() => null);
  if (answer?.ok) box.innerHTML = await answer.text();
  else box.closest("details").remove();
}

const moments = (curve) => curve.dataset.moments.split(" ").map(Number);

/** Where the curve was clicked, as the moment that is drawn nearest to there. */
export function momentAt(curve, event) {
  const all = moments(curve);
  const box = curve.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * curve.viewBox.baseVal.width;
  const part = (x - curve.dataset.from) / (curve.dataset.to - curve.dataset.from);
  return all[Math.min(all.length - 1, Math.max(0, Math.round(part * (all.length - 1))))];
}

/** A line on the curve at the moment that is shown, between two that it is drawn of. */
export function pointTo(curve, at) {
  const all = moments(curve);
  const after = Math.max(1, all.findIndex((moment) => moment >= at));
  const step = at >= all.at(-1) ? all.length - 1 : after - 1 + (at - all[after - 1]) / (all[after] - all[after - 1] || 1);
  const from = Number(curve.dataset.from);
  const x = from + (step / Math.max(1, all.length - 1)) * (curve.dataset.to - from);
  const cursor = $(".cursor", curve);
  cursor.setAttribute("transform", `translate(${x.toFixed(1)} 0)`);
  cursor.removeAttribute("hidden");
}
