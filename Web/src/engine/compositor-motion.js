import {MOST_KEYFRAMES} from "../abi.js";

/**
 * A motion that browsers can play without script.
 *
 * @typedef {object} CompositorMotion
 * @property {number} end when it rests, or when other items are drawn, in seconds
 * @property {number} wakeAt when the next scene is needed at the latest, in seconds
 * @property {Keyframe[]} keyframes with straight lines between them
 *
 * @typedef {object} Keyframe
 * @property {number} time in seconds
 * @property {number} offset its share of the time
 * @property {string} transform the common offset of the items of a strip
 */

/** How many numbers the engine writes for a motion: two, and three for each keyframe. */
export const motionNumbers = 2 + 3 * MOST_KEYFRAMES;

/**
 * @param {Float64Array} numbers
 * @param {number} count of keyframes
 * @returns {CompositorMotion}
 */
export function readMotion(numbers, count) {
  const [end = 0, wakeAt = 0, start = 0] = numbers;
  const keyframes = Array.from({length: count}, (_, index) => {
    const [time = 0, x = 0, y = 0] = numbers.subarray(2 + 3 * index);
    return {time, offset: (time - start) / (end - start), transform: translation(x, y)};
  });
  return {end, wakeAt, keyframes};
}

/**
 * Returns an offset as a CSS transform. Chromium reads this form faster than the property `translate`.
 *
 * @param {number} x in pixels
 * @param {number} y
 */
export function translation(x, y) {
  return `translate(${x}px,${y}px)`;
}
