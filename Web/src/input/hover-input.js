import {EVENT_POINTER} from "../abi.js";

import {pointerNumbers, pointerOf} from "./pointer-sample.js";

/**
 * Sends where a mouse hovers over a strip, and that it has left, to the engine.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {AbortSignal} signal
 */
export function listenToHover(strip, signal) {
  for (const type of /** @type {const} */ (["pointermove", "pointerleave"])) {
    strip.viewport.addEventListener(type, (event) => {
      if (event.pointerType === "touch" || event.buttons) return;
      const numbers = pointerNumbers(pointerOf(event), strip.space.measure().locate(event));
      strip.send(EVENT_POINTER, numbers, event.timeStamp / 1000);
    }, {signal});
  }
}
