/**
 * One sample of a pointer for the engine.
 *
 * @typedef {object} Sample
 * @property {number} id
 * @property {number} phase 0 down, 1 move, 2 up, 3 cancel, 4 leave, as in `Pointer.swift`
 * @property {number} device 0 touch, 1 mouse, 2 pen
 * @property {number} x in pixels from the left of the window
 * @property {number} y in pixels from its top
 * @property {number} time in seconds
 * @property {boolean} [isOnControl] whether a press is on a link or button of an item
 * @property {boolean} [yieldsAtEnds] whether a drag beyond an end of a strip is meant for what is around it
 */

/** The phase of a pointer that was taken away. */
export const CANCEL = 3;

const phases = Object.freeze({pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: CANCEL, pointerleave: 4});
const devices = Object.freeze({touch: 0, mouse: 1, pen: 2});

/**
 * The samples in a pointer event, oldest first: browsers put several moves into one event.
 *
 * @param {PointerEvent} event
 * @returns {Sample[]}
 */
export function samples(event) {
  const parts = event.type === "pointermove" ? event.getCoalescedEvents?.() : undefined;
  return parts?.length ? parts.map((part) => sample(part, event)) : [sample(event, event)];
}

/**
 * @param {PointerEvent} part
 * @param {PointerEvent} whole what it is a part of
 * @returns {Sample}
 */
export function sample(part, whole) {
  return {
    id: whole.pointerId,
    phase: phases[/** @type {keyof typeof phases} */ (whole.type)] ?? phases.pointercancel,
    device: devices[/** @type {keyof typeof devices} */ (whole.pointerType)] ?? devices.mouse,
    x: part.clientX,
    y: part.clientY,
    time: part.timeStamp / 1000,
  };
}
