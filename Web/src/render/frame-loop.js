import {attempt} from "../engine/attempt.js";

/**
 * The frame loop: one animation frame for all elements of a page, and none while nobody asks for one.
 *
 *     measure        evaluate            render             report
 *     page -> engine engine -> scene     scene -> page      signals -> page's code
 *
 * Only the first step reads layout and only the third writes it, so a frame lays out once. Events come last,
 * except `vitrine-move`.
 *
 * @typedef {object} FrameHost
 * @property {(time: number) => void} measure sends sizes to the engine
 * @property {(time: number) => void} evaluate gets the scene at a time, in seconds
 * @property {(time: number) => void} render writes the scene to the page
 * @property {() => void} report emits events for the signals
 */

/** @type {Set<FrameHost>} */
let requested = new Set();
/** The animation frame that is scheduled; 0 for none. */
let scheduled = 0;

/**
 * Draws `host` in the next frame, once however often it asks.
 * @param {FrameHost} host
 */
export function requestFrame(host) {
  requested.add(host);
  scheduled ||= requestAnimationFrame(frame);
}

/**
 * Draws `host` at once: for public methods, for drags, whose events come right before a frame, and for sizes, which are
 * observed right after one.
 *
 * @param {FrameHost} host
 * @param {number} time in seconds
 */
export function drawNow(host, time) {
  requested.delete(host);
  if (scheduled && requested.size === 0) {
    cancelAnimationFrame(scheduled);
    scheduled = 0;
  }
  draw([host], time);
}

/** @param {number} timestamp in milliseconds */
function frame(timestamp) {
  const hosts = [...requested];
  requested = new Set();
  scheduled = 0;
  draw(hosts, timestamp / 1000);
}

/**
 * @param {FrameHost[]} hosts
 * @param {number} time in seconds
 */
function draw(hosts, time) {
  for (const host of hosts) attempt(() => host.measure(time));
  for (const host of hosts) attempt(() => host.evaluate(time));
  for (const host of hosts) attempt(() => host.render(time));
  for (const host of hosts) host.report();
}
