import * as abi from "../abi.js";

/**
 * A pointer in an event.
 *
 * @typedef {object} Pointer
 * @property {number} id
 * @property {number} phase
 * @property {number} device
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
 */
export function samples(event) {
  const parts = event.getCoalescedEvents?.();
  return parts?.length ? parts : [event];
}

/**
 * @param {PointerEvent} event
 * @returns {Pointer}
 */
export function pointerOf({pointerId, type, pointerType}) {
  return {
    id: pointerId,
    phase: phases[/** @type {keyof typeof phases} */ (type)] ?? abi.POINTER_CANCEL,
    device: devices[/** @type {keyof typeof devices} */ (pointerType)] ?? abi.DEVICE_MOUSE,
  };
}

/**
 * Returns the numbers of a sample.
 *
 * @param {Pointer} pointer
 * @param {{ x: number, y: number }} point where it is in the viewport
 * @param {boolean} [yieldsAtEnds] whether a drag beyond an end is for what contains the strip
 * @param {boolean} [isOnControl] whether a press is on a link or button of an item
 */
export function pointerNumbers({id, phase, device}, {x, y}, yieldsAtEnds = false, isOnControl = false) {
  return [id, phase, device, x, y, +yieldsAtEnds, +isOnControl];
}
