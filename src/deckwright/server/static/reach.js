// Nothing that can be chosen is out of reach: a fold that hides some of it is lit, and what lies nowhere is listed.

import { $, $$ } from "./dom.js";

export const drawn = (thing) => thing.getClientRects().length > 0;

/** The numbers of what can be chosen by a thing. */
export const choices = (thing) => thing.dataset.do.split(" ");

/** The numbers of what can be chosen by a slider or by steps. */
const amounts = (box) => (box.dataset.amounts ?? box.dataset.shares).split(" ");

/** The button that unfolds what hides a thing, if there is one to be pressed. */
function foldOf(thing) {
  const held = thing.parentElement?.closest("[id]");
  if (!held) return null;
  const fold = $(`[data-unfold="${CSS.escape(held.id)}"]`);
  return fold && drawn(fold) ? fold : foldOf(held);
}

/** Things on the table that can be chosen and that the question itself does not list. */
export function asked() {
  const question = $("#question.mine");
  if (!question) return [];
  const listed = new Set($$("[data-do]:not(#choices *, #unlisted *)", question).filter(drawn).flatMap(choices));
  return $$("#felt [data-do]").filter((thing) => choices(thing).some((choice) => !listed.has(choice)));
}

/** Light the folds behind which something is asked about. */
export function lightFolds() {
  const folds = new Set(
    asked()
      .filter((thing) => !drawn(thing))
      .map(foldOf),
  );
  for (const fold of $$("[data-unfold]")) fold.classList.toggle("lit", folds.has(fold));
}

/** Whatever neither lies on the table nor stands in the question gets a button; `said` puts it into words. */
export function listTheRest(said) {
  const list = $("#unlisted");
  if (!list) return;
  const slid = [...$$("[data-amounts]"), ...$$("[data-deal]")].filter(drawn).flatMap(amounts);
  const things = $$("#felt [data-do], #question [data-do]:not(#choices *, #unlisted *)");
  const there = new Set([...things.filter((thing) => drawn(thing) || foldOf(thing)).flatMap(choices), ...slid]);
  const rest = $$("#choices [data-choice]").filter((words) => !there.has(words.dataset.choice));
  list.replaceChildren(...rest.map((words) => said(words.dataset.choice)));
  list.hidden = !rest.length;
}
