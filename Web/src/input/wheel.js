import {EVENT_WHEEL} from "../abi.js";
import {isClaimed} from "../engine/response.js";

import {isForContent, isNested} from "./event-owner.js";

/** The height of a line, in pixels, for wheels that count lines. It is what browsers scroll by one. */
const LINE = 16;

/**
 * Returns the numbers of a wheel event, with distances in pixels.
 *
 * @param {WheelEvent} event
 * @param {HTMLElement} viewport the length of a page, for wheels that count pages
 * @param {boolean} isFocused whether keyboard focus is in the exhibit
 */
export function wheelNumbers(event, viewport, isFocused) {
  const unit = [1, LINE, viewport.clientWidth][event.deltaMode] ?? 1;
  return [event.deltaX * unit, event.deltaY * unit, +event.shiftKey, +isFocused];
}

/**
 * Sends the wheel over a strip to the engine.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {AbortSignal} signal
 */
export function listenToWheel(strip, signal) {
  const {element, viewport} = strip;
  element.addEventListener("wheel", (event) => {
    if (event.defaultPrevented || event.ctrlKey || isForContent(event, element)) return;
    const numbers = wheelNumbers(event, viewport, element.matches(":focus-within"));
    // A wheel that leads beyond the end of a row ends there. Otherwise the browser would go back in its history.
    const isAlongRow = !strip.isVertical && Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const isTaken = isClaimed(strip.send(EVENT_WHEEL, numbers));
    if (isTaken || isAlongRow && !isNested(event, element)) event.preventDefault();
  }, {signal, passive: false});
}
