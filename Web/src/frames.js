/**
 * The frame loop: one animation frame for all exhibits of a page, none while nothing is asked for.
 *
 * First every exhibit looks (reads from the page), then every exhibit draws (writes to it), so that a frame never makes the
 * browser lay out twice.
 *
 * @typedef {object} Drawn
 * @property {(time: number) => void} [look] reads what it needs from the page
 * @property {(time: number) => void} draw writes what is seen at `time`, in seconds
 */

/** @type {Set<Drawn>} */
let asked = new Set();

/**
 * Draws `exhibit` in the next frame, once however often it is asked for.
 *
 * @param {Drawn} exhibit
 */
export function askForFrame(exhibit) {
  if (asked.size === 0) requestAnimationFrame(frame);
  asked.add(exhibit);
}

/**
 * Draws `exhibit` at once, for an event that browsers tell of right before a frame; if one is asked for already, in that.
 *
 * @param {Drawn} exhibit
 * @param {number} time
 */
export function drawNow(exhibit, time) {
  if (!asked.has(exhibit)) exhibit.draw(time);
}

/** @param {number} timestamp in milliseconds */
function frame(timestamp) {
  const due = asked;
  asked = new Set();
  for (const exhibit of due) exhibit.look?.(timestamp / 1000);
  for (const exhibit of due) exhibit.draw(timestamp / 1000);
}
