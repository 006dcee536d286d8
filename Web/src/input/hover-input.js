import {EVENT_POINTER} from "../abi.js";

import {pointerNumbers, pointerOf} from "./pointer-sample.js";

/**
 * Sends where a mouse hovers over a strip, and that it has left, to the engine.
 *
 * @param {import('./strip-input.js').StripTarget} target
 * @param {AbortSignal} signal
 */
export function listenToHover({viewport, space, send}, signal) {
  for (const type of /** @type {const} */ (["pointermove", "pointerleave"])) {
    viewport.addEventListener(type, (event) => {
      if (event.pointerType === "touch" || event.buttons) return;
      send(EVENT_POINTER, pointerNumbers(pointerOf(event), space.measure().locate(event)), event.timeStamp / 1000);
    }, {signal});
  }
}
