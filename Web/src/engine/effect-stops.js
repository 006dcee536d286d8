import {MOST_STOPS} from "../abi.js";

import {warn} from "./options.js";

/**
 * How an item is drawn at one phase. Values left out are as without an effect.
 *
 * @typedef {object} Stop
 * @property {number} phase where it is, in items: 0 at the centre, 1 where the next item rests, -1 where the previous one does
 * @property {number} [x] how far it is moved in the direction of writing, in pixels
 * @property {number} [y] how far it is moved down, in pixels
 * @property {number} [z] how far it is moved towards the viewer, in pixels
 * @property {number} [scale] its size about its centre; 1 is its own size
 * @property {number} [opacity] from 0 to 1
 * @property {number} [rotateX] its rotation about its centre, in degrees, as in CSS; an item rotates about one axis
 * @property {number} [rotateY]
 * @property {number} [rotateZ]
 */

/** The values of a stop in the order in which the engine reads them, with their defaults. */
const defaults = {
  phase: NaN,
  x: 0,
  y: 0,
  scale: 1,
  opacity: 1,
  rotateX: 0,
  rotateY: 0,
  rotateZ: 0,
  z: 0
};

/**
 * Returns the numbers of an effect for the engine. Unusable stops are left out with a warning.
 *
 * @param {HTMLElement} element
 * @param {readonly Stop[]} stops
 */
export function stopNumbers(element, stops) {
  const usable = stops.filter((stop, index) => isUsable(element, stop, index));
  return [usable.length, ...usable.flatMap((stop) => entries(stop).map(([name, value]) => inRadians(name, value)))];
}

/**
 * @param {HTMLElement} element
 * @param {Stop} stop
 * @param {number} index
 */
function isUsable(element, stop, index) {
  const wrong = entries(stop).find(([name, value]) => !(name in defaults) || !Number.isFinite(value));
  if (!wrong) return index < MOST_STOPS || warn(element, `stop ${index}`, `there can be ${MOST_STOPS}; it is left out`);
  const remedy = wrong[0] in defaults ? "a number is needed" : `one of ${Object.keys(defaults).join(", ")} is meant`;
  return warn(element, `stop ${index}: ${wrong[0]}="${wrong[1]}"`, `${remedy}; the stop is left out`);
}

/**
 * @param {string} name
 * @param {number} value
 */
function inRadians(name, value) {
  return name.startsWith("rotate") ? (value * Math.PI) / 180 : value;
}

/**
 * @param {Stop} stop
 * @returns {[string, number][]}
 */
function entries(stop) {
  return Object.entries(/** @type {Record<string, number>} */ ({...defaults, ...stop}));
}
