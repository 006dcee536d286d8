/** As many numbers as a course has, as `Session.swift` writes them: two, and three for each of the 41 steps. */
export const COURSE_NUMBERS = 2 + 3 * 41;

/**
 * The rest of a motion on which nothing changes but the common offset, in the engine's own steps.
 *
 * @typedef {object} Course
 * @property {number} end when it comes to rest, in seconds
 * @property {number} wakeAt when the scene must be asked for nevertheless
 * @property {{ offset: number, translate: string }[]} keyframes
 */

/**
 * @param {Float64Array} numbers
 * @param {number} steps
 * @returns {Course}
 */
export function course(numbers, steps) {
  const [end = 0, wakeAt = 0] = numbers;
  const keyframes = Array.from({length: steps}, (_, step) => {
    const [offset = 0, x = 0, y = 0] = numbers.subarray(2 + 3 * step);
    return {offset, translate: `${x}px ${y}px`};
  });
  return {end, wakeAt, keyframes};
}
