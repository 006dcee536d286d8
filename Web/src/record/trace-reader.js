import * as abi from "../abi.js";

import {DEVICES, EXHIBITS, KEYS, MAGNIFY_PHASES, OPTIONS, PHASES} from "./trace-words.js";

/**
 * An event of a trace, or a frame. Times are in seconds.
 *
 * @typedef {object} Step
 * @property {number} time
 * @property {number} [shown] the time of the frame that the person saw; undefined for the last one
 * @property {number} [event] undefined for a frame
 * @property {number[]} numbers of the event
 * @property {string} text the words of the event, such as `key left`
 */

/** @typedef {{kind: number, steps: readonly Step[]}} Trace the kind of exhibit, and what happened in order */

/**
 * The event and its numbers for each first word of a line.
 *
 * @type {Readonly<Record<string, (words: readonly string[]) => [event: number, numbers: number[]]>>}
 */
const EVENTS = Object.freeze({
  pointer: ([id, phase, device, x, y, ...rest]) =>
    [abi.EVENT_POINTER,
     [+id, indexOf(PHASES, phase), indexOf(DEVICES, device), +x, +y, has(rest, "yields"), has(rest, "control")],
],
  key: ([key]) => [abi.EVENT_KEY, [indexOf(KEYS, key)]],
  viewport: (words) => [abi.EVENT_VIEWPORT, viewport(words)],
  environment: ([
    writing, motion, scale = "1"
  ]) => [abi.EVENT_ENVIRONMENT, [indexOf(["ltr", "rtl"], writing), indexOf(["full", "reduced"], motion), +scale]],
  option: ([name, value]) => [abi.EVENT_OPTION, [indexOf(OPTIONS, name), +value]],
  count: ([count]) => [abi.EVENT_COUNT, [+count]],
  focus: ([item]) => [abi.EVENT_FOCUS, [+item]],
  open: ([item, ratio, ...rest]) => [abi.EVENT_OPEN, [+item, +ratio, isAnimated(rest)]],
  close: (words) => [abi.EVENT_CLOSE, [isAnimated(words)]],
  select: ([item, ...rest]) => [abi.EVENT_SELECT, [+item, isAnimated(rest)]],
  step: ([distance]) => [abi.EVENT_STEP, [+distance]],
  wheel: ([x, y, ...rest]) => [abi.EVENT_WHEEL, [+x, +y, has(rest, "sideways"), has(rest, "focused")]],
  extents: (words) => listed(abi.EVENT_EXTENTS, words),
  insert: (words) => [abi.EVENT_INSERT, exactly(3, words)],
  remove: (words) => [abi.EVENT_REMOVE, exactly(2, words)],
  pause: ([reasons]) => [abi.EVENT_PAUSE, [+reasons]],
  expand: ([item, ...rest]) => [abi.EVENT_EXPAND, [+item, 1, isAnimated(rest)]],
  collapse: ([item, ...rest]) => [abi.EVENT_EXPAND, [+item, 0, isAnimated(rest)]],
  stitch: ([isStitched, ...rest]) => [abi.EVENT_STITCH, [+isStitched, isAnimated(rest)]],
  magnify: ([phase, amount, x, y]) => [abi.EVENT_MAGNIFY, [indexOf(MAGNIFY_PHASES, phase), +amount, +x, +y]],
  stops: (words) => [abi.EVENT_STOPS, [words.length / 9, ...exactly(9 * Math.ceil(words.length / 9), words)]],
  move: (words) => [abi.EVENT_MOVE, exactly(3, words)],
  source: (words) => [abi.EVENT_SOURCE, source(words)],
  page: ([page]) => [abi.EVENT_PAGE, [+page]],
  extent: ([extent]) => [abi.EVENT_EXTENT, [+extent]],
  picture: (words) => [abi.EVENT_PICTURE, exactly(3, words)],
  sections: ([unit, ...starts]) => [abi.EVENT_SECTIONS, [+unit, starts.length, ...starts.map(Number)]],
  columns:
    ([columns, item = -1,
      ...rest]) => [abi.EVENT_COLUMNS, item === "at-once" ? [+columns, -1, 0] : [+columns, +item, isAnimated(rest)]],
  ratios: (words) => listed(abi.EVENT_RATIOS, words),
  scrub: ([position]) => [abi.EVENT_SCRUB, [+position]],
  viewed: ([item]) => [abi.EVENT_VIEWED, [item === "none" ? -1 : +item]],
});

/** The time between the frames of a trace that names none, in seconds: as in the replay of the tests, to the last bit. */
const FRAME = 1 / 60;

/**
 * Reads a trace. A trace that names no frames gets 60 in a second.
 *
 * @param {string} text
 * @returns {Trace}
 * @throws {SyntaxError} names the line that cannot be read
 */
export function readTrace(text) {
  let [kind, isRecorded] = [0, false];
  /** @type {Step[]} */
  const steps = [];
  for (const [index, line] of text.split("\n").entries()) {
    const words = line.replace(/#.*/, "").trim().split(/\s+/);
    if (words[0] === "exhibit") kind = EXHIBITS.indexOf(words[1]);
    else if (words[0] === "recorded") isRecorded = true;
    else if (words[0] && words[1] !== "expect") steps.push(step(words, `line ${index + 1}: ${line}`));
  }
  if (kind < 0 || steps.length === 0) throw new SyntaxError("this is not a trace, or nothing happens in it");
  return {kind, steps: isRecorded ? steps : withFrames(steps)};
}

/**
 * @param {string[]} words
 * @param {string} place for an error
 * @returns {Step}
 */
function step(words, place) {
  try {
    const read = stepOf(words);
    if ([read.time, read.shown ?? 0, ...read.numbers].every(Number.isFinite)) return read;
  } catch {
    // Below, the error names the line.
  }
  throw new SyntaxError(place);
}

/**
 * @param {string[]} words
 * @returns {Step}
 */
function stepOf([time, ...words]) {
  const shown = words[0] === "shown" ? Number(words[1]) : undefined;
  const [verb, ...rest] = shown === undefined ? words : words.slice(2);
  if (verb === "frame") return {...frame(Number(time)), numbers: exactly(0, rest)};
  const [event, numbers] = EVENTS[verb](rest);
  return {time: Number(time), shown, event, numbers, text: [verb, ...rest].join(" ")};
}

/**
 * @param {number} time in seconds
 * @returns {Step}
 */
function frame(time) {
  return {time, numbers: [], text: "frame"};
}

/** @param {readonly Step[]} steps */
function withFrames(steps) {
  /** @type {Step[]} */
  const all = [];
  let drawn = 0;
  for (const step of steps) {
    for (; drawn * FRAME <= step.time; drawn++) all.push(frame(drawn * FRAME));
    all.push(step);
  }
  // What the last event began goes on for two seconds.
  const end = drawn + 2 / FRAME;
  for (; drawn < end; drawn++) all.push(frame(drawn * FRAME));
  return all;
}

/** @param {readonly string[]} words */
function viewport([width, height, ...rest]) {
  const after = (/** @type {string} */ word, /** @type {number} */ count) => {
    const at = rest.indexOf(word);
    return at < 0 ? undefined : rest.slice(at + 1, at + 1 + count).map(Number);
  };
  const [seen, from] = [after("seen", 1)?.[0] ?? +height, after("from", 1)?.[0] ?? 0];
  const window = after("window", 4) ?? [0, from, +width, seen];
  return [+width, +height, ...after("at", 2) ?? [0, -from], ...window, ...after("scale", 1) ?? [1]];
}

/** @param {readonly string[]} words */
function source(words) {
  if (words[0] === "none") return Array(10).fill(0);
  if (words.length === 10) return words.map(Number);
  const [x, y, width, height, radius] = exactly(5, words.length === 4 ? [...words, "0"] : words);
  return [x, y, width, height, radius, radius, radius, radius, 0.5, 0.5];
}

/**
 * Returns the index of a word. Another word throws.
 *
 * @param {readonly string[]} words
 * @param {string} word
 */
function indexOf(words, word) {
  const index = words.indexOf(word);
  if (index < 0) throw new Error(word);
  return index;
}

/**
 * Returns an event with a number for each item, from the first one or `from` another.
 *
 * @param {number} event
 * @param {readonly string[]} words
 * @returns {[number, number[]]}
 */
function listed(event, words) {
  const [first, numbers] = words[0] === "from" ? [+words[1], words.slice(2)] : [0, words];
  return [event, [first, numbers.length, ...numbers.map(Number)]];
}

/**
 * Returns words as numbers. Another count of them throws.
 *
 * @param {number} count
 * @param {readonly string[]} words
 */
function exactly(count, words) {
  if (words.length !== count) throw new Error(`${count}`);
  return words.map(Number);
}

/**
 * @param {readonly string[]} words
 * @param {string} word
 */
function has(words, word) {
  return +words.includes(word);
}

/** @param {readonly string[]} words */
function isAnimated(words) {
  return +!words.includes("at-once");
}
