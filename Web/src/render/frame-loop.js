import {attempt} from "../engine/attempt.js";

/**
 * The frame loop: one animation frame for all elements of a page, and none while no element requests one.
 *
 *     measure        evaluate            render             report
 *     page -> engine engine -> scene     scene -> page      signals -> page's code
 *
 * The first step reads layout and the third writes it, so a frame lays out once. Only the viewer also writes in the first step, when
 * a page is magnified, and reads in the third, when a photograph opens. Events come last, except `vitrine-move`.
 *
 * @typedef {import('../driver/base/frames.js').Frames} Frames
 */

/** @type {Set<Frames>} */
let requested = new Set();
let isScheduled = false;

/**
 * Draws an element in the next frame, once however often it requests that.
 * @param {Frames} frames of the element
 */
export function requestFrame(frames) {
  requested.add(frames);
  if (!isScheduled) requestAnimationFrame(frame);
  isScheduled = true;
}

/**
 * Draws an element at once: for public methods, for drags, whose events come right before a frame, and for sizes, which browsers
 * report between the callbacks of a frame and its painting.
 *
 * @param {Frames} frames of the element
 * @param {number} time in seconds
 */
export function drawNow(frames, time) {
  requested.delete(frames);
  draw([frames], time);
}

/** @param {number} timestamp in milliseconds */
function frame(timestamp) {
  const all = [...requested];
  requested = new Set();
  isScheduled = false;
  draw(all, timestamp / 1000);
}

/**
 * @param {Frames[]} all of the elements that are drawn
 * @param {number} time in seconds
 */
function draw(all, time) {
  for (const frames of all) attempt(() => frames.driver.measure(time));
  for (const frames of all) attempt(() => frames.evaluate(time));
  for (const frames of all) attempt(() => frames.render());
  for (const frames of all) frames.report();
}
