import {registerStrip} from "./event-owner.js";
import {listenToNavigation} from "./focus-navigation.js";
import {listenToKeys} from "./keys.js";
import {PointerInput} from "./pointer-input.js";
import {listenToWheel} from "./wheel.js";

/**
 * What the inputs of a strip need of it.
 *
 * @typedef {object} StripTarget
 * @property {HTMLElement} element
 * @property {HTMLElement} viewport the part of it that shows the items
 * @property {import('./layout-space.js').LayoutSpace} space how the window shows that part
 * @property {(event: number, numbers: readonly number[], time?: number) => number} send
 * @property {(event: number, numbers: readonly number[], time: number) => number} post sends an event and requests no frame
 * @property {() => void} refresh requests a frame
 * @property {(time: number) => void} drawNow draws at once
 * @property {() => string} axis
 * @property {(event: PointerEvent) => boolean} isOnControl whether a press is on a link or button that acts at a tap
 * @property {(type: "start" | "end") => void} reportDrag a drag begins or ends
 * @property {(node: EventTarget | null, isPress: boolean) => void} show brings the item that contains a node into view; a press on an
 *   item that is all in view leaves it where it is
 * @property {(node: Element | null, animated: boolean) => void} go goes to the item that contains a fragment's target
 */

/**
 * Sends what people do with a strip to the engine.
 *
 * @param {StripTarget} target
 * @param {AbortSignal} signal
 */
export function listenToStrip(target, signal) {
  const pointerInput = new PointerInput(target);
  registerStrip(target.element, target.axis);
  pointerInput.listen(signal);
  listenToWheel(target, signal);
  listenToKeys(target, signal);
  listenToNavigation(
    target.element, {
      // A press that brings focus is a press. Its tap or drag says what comes into view.
      show: (node, isPress) => pointerInput.isPressed || target.show(node, isPress),
      go: target.go,
    },
    signal);
}
