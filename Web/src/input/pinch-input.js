import {EVENT_MAGNIFY, MAGNIFY_BEGAN, MAGNIFY_CHANGED, MAGNIFY_ENDED, MAGNIFY_TURNED} from "../abi.js";

import {wheelNumbers} from "./wheel.js";

/** Wheel distance, in pixels, that scales by a factor of e. Browsers report a trackpad pinch as wheel events with the control key. */
const WHEEL_DISTANCE = 100;

/** Safari's events of a pinch on a trackpad. */
const gestures =
  Object.freeze({gesturestart: MAGNIFY_BEGAN, gesturechange: MAGNIFY_CHANGED, gestureend: MAGNIFY_ENDED});

/** @typedef {Event & { scale: number, clientX: number, clientY: number }} GestureEvent */

/**
 * Sends pinches on a trackpad, and the wheel with the control key, to the engine. The page itself does not zoom then.
 *
 * @param {(event: number, numbers: readonly number[], time: number) => number} send
 * @param {HTMLElement} target the element that is pinched
 * @param {HTMLElement} viewport the part of it that shows the photographs
 * @param {AbortSignal} signal
 */
export function listenToPinches(send, target, viewport, signal) {
  const options = {signal, passive: false};
  const magnify =
    (/** @type {WheelEvent | GestureEvent} */ event, /** @type {number} */ phase, /** @type {number} */ scale) => {
      const {x, y} = viewport.getBoundingClientRect();
      event.preventDefault();
      send(EVENT_MAGNIFY, [phase, scale, event.clientX - x, event.clientY - y], event.timeStamp / 1000);
    };
  target.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || event.defaultPrevented) return;
    const [, distance = 0] = wheelNumbers(event, viewport, false);
    magnify(event, MAGNIFY_TURNED, Math.exp(-distance / WHEEL_DISTANCE));
  }, options);
  for (const [type, phase] of Object.entries(gestures)) {
    target.addEventListener(type, (event) => {
      const gesture = /** @type {GestureEvent} */ (event);
      magnify(gesture, phase, gesture.scale);
    }, options);
  }
}
