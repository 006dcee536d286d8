import * as abi from "../abi.js";

/**
 * One sample of a pointer.
 *
 * @typedef {object} Sample
 * @property {number} id
 * @property {number} phase
 * @property {number} device
 * @property {number} clientX in pixels from the left of the window
 * @property {number} clientY in pixels from its top
 * @property {number} time in seconds
 */

const phases = {
  pointerdown: abi.POINTER_DOWN,
  pointermove: abi.POINTER_MOVE,
  pointerup: abi.POINTER_UP,
  pointercancel: abi.POINTER_CANCEL,
  pointerleave: abi.POINTER_LEAVE,
};
const devices = {
  touch: abi.DEVICE_TOUCH,
  mouse: abi.DEVICE_MOUSE,
  pen: abi.DEVICE_PEN
};

/**
 * Returns the samples in a pointer event, oldest first. Browsers put several moves into one event.
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
 * @param {PointerEvent} whole the event that contains the part
 * @returns {Sample}
 */
export function sample(part, whole) {
  return {
    id: whole.pointerId,
    phase: phases[/** @type {keyof typeof phases} */ (whole.type)] ?? abi.POINTER_CANCEL,
    device: devices[/** @type {keyof typeof devices} */ (whole.pointerType)] ?? abi.DEVICE_MOUSE,
    clientX: part.clientX,
    clientY: part.clientY,
    time: part.timeStamp / 1000,
  };
}

/**
 * Returns the numbers of a pointer event.
 *
 * @param {Sample} sample
 * @param {{ x: number, y: number }} point where it is in the viewport
 * @param {boolean} [yieldsAtEnds] whether a drag beyond an end is for what contains the strip
 * @param {boolean} [isOnControl] whether a press is on a link or button of an item
 */
export function pointerNumbers({id, phase, device}, {x, y}, yieldsAtEnds = false, isOnControl = false) {
  return [id, phase, device, x, y, +yieldsAtEnds, +isOnControl];
}
