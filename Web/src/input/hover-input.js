import {EVENT_POINTER} from "../abi.js";

import {pointerNumbers, sample} from "./pointer-sample.js";

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
      const hovering = sample(event, event);
      send(EVENT_POINTER, pointerNumbers(hovering, space.measure().locate(hovering)), hovering.time);
    }, {signal});
  }
}
