import * as abi from "../abi.js";

import {DEVICES, EXHIBITS, KEYS, MAGNIFY_PHASES, OPTIONS, PHASES} from "./trace-words.js";

/** @typedef {string | number | undefined} Word undefined for a word that is left out */

/**
 * The words of each event, made from its numbers. `trace-reader.js` and `Tests/VitrineTraces/EventKind+Trace.swift` read them.
 *
 * @type {Readonly<Record<number, (numbers: readonly number[]) => Word[]>>}
 */
const EVENTS = Object.freeze({
  [abi.EVENT_POINTER]: ([
    id, phase, device, x, y, yields, isControl
  ]) => ["pointer", id, PHASES[phase], DEVICES[device], x, y, when(yields, "yields"), when(isControl, "control")],
  [abi.EVENT_KEY]: ([key]) => ["key", KEYS[key]],
  [abi.EVENT_VIEWPORT]:
    ([width, height, x, y,
      ...rest]) => ["viewport", width, height, "at", x, y, "window", ...rest.slice(0, 4), "scale", rest[4]],
  [abi.EVENT_ENVIRONMENT]:
    ([isRightToLeft, reducesMotion,
      scale]) => ["environment", isRightToLeft ? "rtl" : "ltr", reducesMotion ? "reduced" : "full", scale],
  [abi.EVENT_OPTION]: ([option, value]) => ["option", OPTIONS[option], value],
  [abi.EVENT_COUNT]: ([count]) => ["count", count],
  [abi.EVENT_FOCUS]: ([item]) => ["focus", item],
  [abi.EVENT_OPEN]: ([item, ratio, animated]) => ["open", item, ratio, when(!animated, "at-once")],
  [abi.EVENT_CLOSE]: ([animated]) => ["close", when(!animated, "at-once")],
  [abi.EVENT_SELECT]: ([item, animated]) => ["select", item, when(!animated, "at-once")],
  [abi.EVENT_STEP]: ([distance]) => ["step", distance],
  [abi.EVENT_WHEEL]:
    ([x, y, isSideways, isFocused]) => ["wheel", x, y, when(isSideways, "sideways"), when(isFocused, "focused")],
  [abi.EVENT_EXTENTS]: ([first, count, ...extents]) => ["extents", "from", first, ...extents.slice(0, count)],
  [abi.EVENT_INSERT]: ([count, at, extent]) => ["insert", count, at, extent],
  [abi.EVENT_REMOVE]: ([at, count]) => ["remove", at, count],
  [abi.EVENT_PAUSE]: ([reasons]) => ["pause", reasons],
  [abi.EVENT_EXPAND]: ([item, isOpen, animated]) => [isOpen ? "expand" : "collapse", item, when(!animated, "at-once")],
  [abi.EVENT_STITCH]: ([isStitched, animated]) => ["stitch", isStitched ? 1 : 0, when(!animated, "at-once")],
  [abi.EVENT_MAGNIFY]: ([phase, amount, x, y]) => ["magnify", MAGNIFY_PHASES[phase], amount, x, y],
  [abi.EVENT_STOPS]: ([count, ...numbers]) => ["stops", ...numbers.slice(0, 9 * count)],
  [abi.EVENT_MOVE]: ([at, count, to]) => ["move", at, count, to],
  [abi.EVENT_SOURCE]: (numbers) => (numbers[2] > 0 ? ["source", ...numbers.slice(0, 10)] : ["source", "none"]),
  [abi.EVENT_PAGE]: ([page]) => ["page", page],
  [abi.EVENT_EXTENT]: ([extent]) => ["extent", extent],
  [abi.EVENT_PICTURE]: ([item, ratio, width]) => ["picture", item, ratio, width],
  [abi.EVENT_SECTIONS]: ([unit, count, ...starts]) => ["sections", unit, ...starts.slice(0, count)],
  [abi.EVENT_COLUMNS]:
    ([columns, item, animated]) => ["columns", columns, item < 0 ? undefined : item, when(!animated, "at-once")],
  [abi.EVENT_RATIOS]: ([first, count, ...ratios]) => ["ratios", "from", first, ...ratios.slice(0, count)],
  [abi.EVENT_SCRUB]: ([position]) => ["scrub", position],
  [abi.EVENT_VIEWED]: ([item]) => ["viewed", item < 0 ? "none" : item],
});

/**
 * Returns the first lines of a recording.
 * @param {number} kind of the exhibit
 */
export function traceHead(kind) {
  return `recorded\nexhibit ${EXHIBITS[kind]}\n`;
}

/**
 * Returns the line of an event.
 *
 * @param {number} event
 * @param {readonly number[]} numbers
 * @param {number} time in seconds
 * @param {number} shown the time of the frame that the person saw, in seconds
 */
export function eventLine(event, numbers, time, shown) {
  return line([time, "shown", shown, ...EVENTS[event](numbers)]);
}

/**
 * Returns the line of a frame.
 * @param {number} time in seconds
 */
export function frameLine(time) {
  return line([time, "frame"]);
}

/**
 * Returns the nearest number that can be written: with at most six digits after the point, and at most `MOST`.
 * @param {number} number
 */
export function writable(number) {
  if (Number.isNaN(number)) return 0;
  const bounded = Math.min(MOST, Math.max(-MOST, number));
  // A trace says 0 for -0.
  return Math.round(bounded * MILLION) / MILLION + 0;
}

const MILLION = 1_000_000;
// A million times this number still has an exact double, and the ids of pointers have 32 bits.
const MOST = 2 ** 31;

/** @param {Word[]} words */
function line(words) {
  const texts = words.map((word) => (typeof word === "number" ? decimal(word) : word));
  return `${texts.filter((text) => text !== undefined).join(" ")}\n`;
}

/**
 * @param {number | boolean} isSo
 * @param {string} word
 */
function when(isSo, word) {
  return isSo ? word : undefined;
}

/** @param {number} number */
function decimal(number) {
  return number.toFixed(6).replace(/\.?0+$/, "");
}
