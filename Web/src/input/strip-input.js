import {listenToNavigation} from "./focus-navigation.js";
import {listenToKeys} from "./keys.js";
import {axes} from "./registry.js";
import {listenToWheel} from "./wheel.js";

/**
 * Sends what people do with a strip to the engine.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {AbortSignal} signal
 */
export function listenToStrip(strip, signal) {
  axes.set(strip.element, () => strip.isVertical);
  strip.pointerInput.listen(signal);
  listenToWheel(strip, signal);
  listenToKeys(strip, signal);
  listenToNavigation(strip, signal);
}
