import {complain} from "./values.js";

/**
 * How an item is drawn at one phase; what is left out is as without an effect.
 *
 * @typedef {object} Stop
 * @property {number} phase where it is, in items: 0 on the line, 1 where the next one rests, -1 where the one before does
 * @property {number} [x] how far it is moved, in pixels in the direction of writing
 * @property {number} [y] and downwards
 * @property {number} [z] and toward the eye
 * @property {number} [scale] how much larger it is drawn about its middle
 * @property {number} [opacity] from 0 to 1
 * @property {number} [rotateX] how it is turned about its middle, in degrees, as by CSS: an item turns about one axis
 * @property {number} [rotateY]
 * @property {number} [rotateZ]
 */

/** What a stop can say, in the order of `Arguments.swift`, and what it says by saying nothing. */
const usual = Object.freeze(
  {phase: NaN, x: 0, y: 0, scale: 1, opacity: 1, rotateX: 0, rotateY: 0, rotateZ: 0, z: 0},
);

/** The most stops there can be, as in `Effect+Stops.swift`. */
const MOST = 64;

/**
 * The numbers of a person's own effect for the engine; what it cannot use is complained of and left out.
 *
 * @param {HTMLElement} element
 * @param {readonly Stop[]} stops
 */
export function numbers(element, stops) {
  const usable = stops.filter((stop, index) => isUsable(element, stop, index));
  return usable.slice(0, MOST).map((stop) => entries(stop).map(([name, value]) => inRadians(name, value)));
}

/**
 * @param {HTMLElement} element
 * @param {Stop} stop
 * @param {number} index
 */
function isUsable(element, stop, index) {
  const given = entries(stop);
  const wrong = given.find(([name, value]) => !(name in usual) || !Number.isFinite(value));
  if (!wrong) return index < MOST || complain(element, `stop ${index}`, `there can be ${MOST}; it is left out`);
  const remedy = wrong[0] in usual ? "a number is needed" : `one of ${Object.keys(usual).join(", ")} is meant`;
  return complain(element, `stop ${index}: ${wrong[0]}="${wrong[1]}"`, `${remedy}; the stop is left out`);
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
  return Object.entries(/** @type {Record<string, number>} */ ({...usual, ...stop}));
}
