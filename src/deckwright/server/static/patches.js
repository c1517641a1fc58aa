// The parts of the table as they were last sent. Of a part that changed only new lines come; the others stand here.

const kept = new Map(); // the lines of each part

/** The parts of a frame, each in full. */
export function whole(frame) {
  const parts = { ...frame.parts };
  for (const [name, patch] of Object.entries(frame.lines)) {
    const old = kept.get(name);
    const lines = patch.flatMap((piece) => (typeof piece === "string" ? piece : old.slice(piece[0], piece[0] + piece[1])));
    parts[name] = lines.join("\n");
  }
  for (const [name, html] of Object.entries(parts)) kept.set(name, html.split("\n"));
  return parts;
}
