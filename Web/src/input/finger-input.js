import {EVENT_MAGNIFY, MAGNIFY_BEGAN, MAGNIFY_CHANGED, MAGNIFY_ENDED} from "../abi.js";

/** The least distance of two fingers, in pixels. A screen cannot tell closer ones apart. */
const CLOSE = 10;

/**
 * Sends the pinches of two fingers on a grid to the engine, with the middle between them.
 *
 * One finger scrolls natively. The style sheet keeps the browser from scrolling and zooming with two.
 *
 * @param {import('../driver/exhibits/grid-driver.js').GridDriver} grid
 * @param {AbortSignal} signal
 */
export function listenToFingers(grid, signal) {
  /** @type {Map<number, PointerEvent>} the latest events of at most two fingers */
  const fingers = new Map();
  let start = 0;
  const pinch = (/** @type {number} */ phase, /** @type {PointerEvent} */ {timeStamp}) => {
    const [one, other] = [...fingers.values()];
    const [clientX, clientY] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    const distance = Math.max(CLOSE, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
    if (phase === MAGNIFY_BEGAN) start = distance;
    const {x, y} = grid.space.measure().locate({clientX, clientY});
    grid.send(EVENT_MAGNIFY, [phase, distance / start, x, y], timeStamp / 1000);
  };
  const onPointer = (/** @type {PointerEvent} */ event) => {
    const {type, pointerType, pointerId} = event;
    const isPress = type === "pointerdown";
    const isPinch = fingers.size === 2;
    if (pointerType !== "touch" || (isPress ? isPinch : !fingers.has(pointerId))) return;
    if (isPress || type === "pointermove") {
      fingers.set(pointerId, event);
      if (fingers.size < 2) return;
      // The cell under a finger may leave the page.
      if (isPress)
        for (const id of fingers.keys()) grid.cells.setPointerCapture(id);
      pinch(isPress ? MAGNIFY_BEGAN : MAGNIFY_CHANGED, event);
    } else {
      if (isPinch) {
        grid.measureViewport();
        pinch(MAGNIFY_ENDED, event);
        // The height and the scroll position change together.
        grid.drawNow();
      }
      fingers.delete(pointerId);
    }
  };
  for (const type of /** @type {const} */ (["pointerdown", "pointermove", "pointerup", "pointercancel"]))
    grid.element.addEventListener(type, onPointer, {signal});
}
