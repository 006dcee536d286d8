import {EVENT_MAGNIFY, MAGNIFY_BEGAN, MAGNIFY_CHANGED, MAGNIFY_ENDED, MAGNIFY_WHEEL} from "../abi.js";

import {wheelNumbers} from "./wheel.js";

/** Safari's events of a pinch on a trackpad. */
const gestures = {
  gesturestart: MAGNIFY_BEGAN,
  gesturechange: MAGNIFY_CHANGED,
  gestureend: MAGNIFY_ENDED
};

/** @typedef {Event & { scale: number, clientX: number, clientY: number }} GestureEvent */

/**
 * Sends pinches on a trackpad, and the wheel with the control key, to the engine: the scale of a pinch, the distance of a wheel. The
 * page itself does not zoom then.
 *
 * @param {import('../driver/base/driver.js').Driver} driver
 * @param {HTMLElement} target the element that is pinched
 * @param {(event: WheelEvent | GestureEvent) => { x: number, y: number }} locate returns where an event is on the photographs
 * @param {AbortSignal} signal
 */
export function listenToPinches(driver, target, locate, signal) {
  const options = {signal, passive: false};
  const magnify =
    (/** @type {WheelEvent | GestureEvent} */ event, /** @type {number} */ phase, /** @type {number} */ amount) => {
      const {x, y} = locate(event);
      event.preventDefault();
      driver.send(EVENT_MAGNIFY, [phase, amount, x, y], event.timeStamp / 1000);
    };
  target.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || event.defaultPrevented) return;
    const [, distance = 0] = wheelNumbers(event, target, false);
    magnify(event, MAGNIFY_WHEEL, distance);
  }, options);
  for (const [type, phase] of Object.entries(gestures)) {
    target.addEventListener(type, (event) => {
      const gesture = /** @type {GestureEvent} */ (event);
      magnify(gesture, phase, gesture.scale);
    }, options);
  }
}
