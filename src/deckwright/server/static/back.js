// On a small screen the Back button closes what lies over the table before it leaves the page.

import { narrow } from "./dom.js";

const open = []; // how each of them is closed, the topmost last
let own = 0; // steps back that we took ourselves

/** Something was opened over the table: from now on Back closes it. */
export function liesOver(close) {
  if (!narrow.matches || open.includes(close)) return;
  history.pushState({ over: true }, "");
  open.push(close);
}

/** It was closed by other means. */
export function liftedOff(close) {
  const at = open.indexOf(close);
  if (at < 0) return;
  open.splice(at, 1);
  own += 1;
  history.back();
}

/** Open a dialog that Back closes. */
export function showOver(dialog) {
  const close = () => dialog.close();
  dialog.showModal();
  dialog.addEventListener("close", () => liftedOff(close), { once: true });
  liesOver(close);
}

addEventListener("popstate", () => {
  if (own) own -= 1;
  else open.pop()?.();
});
