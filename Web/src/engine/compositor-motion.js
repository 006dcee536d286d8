import {MOTION_STEPS} from "../abi.js";

/**
 * A motion that browsers can play without script: only the common offset of all items changes until it rests.
 *
 * @typedef {object} CompositorMotion
 * @property {number} end when it rests, in seconds
 * @property {number} wakeAt when the next scene is needed at the latest, in seconds
 * @property {{ offset: number, translate: string }[]} keyframes
 */

/** How many numbers the engine writes for a motion: two, and three for each step. */
export const motionNumbers = 2 + 3 * MOTION_STEPS;

/**
 * @param {Float64Array} numbers
 * @param {number} steps
 * @returns {CompositorMotion}
 */
export function readMotion(numbers, steps) {
  const [end = 0, wakeAt = 0] = numbers;
  const keyframes = Array.from({length: steps}, (_, step) => {
    const [offset = 0, x = 0, y = 0] = numbers.subarray(2 + 3 * step);
    return {offset, translate: `${x}px ${y}px`};
  });
  return {end, wakeAt, keyframes};
}
