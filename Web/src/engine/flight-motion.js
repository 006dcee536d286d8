/**
 * The rest of a flight that browsers can play without script.
 *
 * @typedef {object} FlightMotion
 * @property {number} start in seconds
 * @property {number} end when all photographs rest, in seconds
 * @property {number} crossing the share of the way at which one group has faded and the other one begins; 0 if that is past
 * @property {string[]} easings from the time to the way, by the stiffness of a spring
 * @property {FlownMotion[]} photos in the order of the scene
 *
 * @typedef {object} FlownMotion
 * @property {number} stiffness
 * @property {boolean} isClipped whether a clip path shows the visible part, because corners are round
 * @property {number[]} offsets of the keyframes of its clip path, or of its inner box, as shares of the way
 * @property {string[]} values of the clip path, or transforms of the inner box
 */

/** Room for the numbers of a motion. Script draws a flight that needs more. */
export const MOST_NUMBERS = 8192;

/** Chromium's compositor cannot play a clip path from square to round corners. This radius, in pixels, cannot be seen. */
const LEAST_RADIUS = 0.01;

/**
 * Reads a motion in the order in which the engine writes it.
 *
 * @param {Float64Array} numbers
 * @param {number} count of photographs
 * @returns {FlightMotion}
 */
export function readFlight(numbers, count) {
  let index = 0;
  const next = () => numbers[index++] ?? 0;
  const list = (/** @type {number} */ length, /** @type {() => any} */ read) => Array.from({length}, read);
  const [start, end, crossing] = [next(), next(), next()];
  const photos = list(count, () => {
    const [stiffness, isClipped] = [next(), next() === 1];
    const lengths = (least = -Infinity) => list(4, next).map((length) => `${Math.max(least, length)}px`).join(" ");
    /** @type {number[]} */
    const offsets = [];
    const values = list(next(), () => {
      offsets.push(next());
      return isClipped ? `inset(${lengths()} round ${lengths(LEAST_RADIUS)})` :
                         `translate(${next()}px,${next()}px) scale(${next()},${next()})`;
    });
    return {stiffness, isClipped, offsets, values};
  });
  // Browsers read an easing for each animation, so it is short. A hundred-thousandth of a way cannot be seen.
  const easings = list(4, () => {
    const points = list(next(), () => [next() * 100, next()]);
    return `linear(${points.map(([time = 0, way = 0]) => `${way.toFixed(5)} ${time.toFixed(3)}%`)})`;
  });
  return {start, end, crossing, easings, photos};
}
