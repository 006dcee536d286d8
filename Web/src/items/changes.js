import {EVENT_INSERT, EVENT_MOVE, EVENT_REMOVE} from "../abi.js";

import {runs} from "./runs.js";

/**
 * One change of a collection. With `to`, `by` items from `at` on have moved, and the first of them is at `to` now. Else a
 * positive `by` is how many items came before item `at`, and a negative one how many went, from `at` on.
 *
 * @typedef {object} Change
 * @property {number} at
 * @property {number} by
 * @property {number} [to]
 */

/** The event of an element whose items came, went or moved. Only its thumbnails need it. */
export const EDIT = "vitrine-edit";

/** @typedef {readonly [from: number, to: number]} Kept the old and the new index of an item */

/**
 * Returns the event of a change and its numbers.
 *
 * @param {Change} change
 * @param {number} extent how long each new item is, in pixels
 * @returns {[event: number, numbers: number[]]}
 */
export function changeEvent({at, by, to}, extent) {
  if (to !== undefined) return [EVENT_MOVE, [at, by, to]];
  return by > 0 ? [EVENT_INSERT, [by, at, extent]] : [EVENT_REMOVE, [at, -by]];
}

/**
 * Returns how many items there are after changes.
 *
 * @param {number} count how many there were
 * @param {readonly Change[]} changes
 */
export function countAfter(count, changes) {
  return changes.reduce((sum, {by, to}) => to === undefined ? sum + by : sum, count);
}

/**
 * Returns what became of a collection whose items are all known: removals, last first, then moves, then insertions.
 *
 * @param {readonly Kept[]} kept the items known before and after, in their old order
 * @param {number} before how many items there were
 * @param {number} now how many there are
 * @returns {Change[]}
 */
export function allChanges(kept, before, now) {
  const gone = runs(missing(new Set(kept.map(([from]) => from)), before)).reverse();
  const come = runs(missing(new Set(kept.map(([, to]) => to)), now));
  return [...gone.map(({at, by}) => ({at, by: -by})), ...moves(kept.map(([, to]) => to)), ...come];
}

/**
 * Returns what became of a collection of which only some items are known, last change first. So each change has an index of
 * the old collection.
 *
 * @param {readonly Kept[]} kept the items known before and after, in their old order
 * @param {number} before how many items there were
 * @param {number} now how many there are
 * @returns {Change[]}
 */
export function someChanges(kept, before, now) {
  const found = [];
  let [oldEnd, newEnd] = [before, now];
  for (const [from, to] of [/** @type {Kept} */ ([-1, -1]), ...inOrder(kept)].reverse()) {
    const by = newEnd - to - (oldEnd - from);
    if (by !== 0) found.push({at: from + 1, by});
    [oldEnd, newEnd] = [from, to];
  }
  return found;
}

/**
 * Returns the index of an item after changes, in the order in which they happened; -1 if it is gone.
 *
 * @param {number} index
 * @param {readonly Change[]} changes
 */
export function indexAfter(index, changes) {
  return changes.reduce((now, change) => (now < 0 ? now : indexAfterOne(now, change)), index);
}

/**
 * @param {number} index
 * @param {Change} change
 */
function indexAfterOne(index, {at, by, to}) {
  if (to === undefined && by > 0) return index < at ? index : index + by;
  const taken = Math.abs(by);
  if (index >= at && index < at + taken) return to === undefined ? -1 : index - at + to;
  const left = index < at ? index : index - taken;
  return to === undefined || left < to ? left : left + taken;
}

/**
 * Returns how to sort numbers, a run of neighbours at a time.
 *
 * @param {readonly number[]} numbers all different
 * @returns {Change[]}
 */
function moves(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const rest = [...numbers];
  const found = [];
  for (const [to, number] of sorted.entries()) {
    const at = rest.indexOf(number, to);
    if (at === to) continue;
    let by = 1;
    while (at + by < rest.length && rest[at + by] === sorted[to + by]) by++;
    rest.splice(to, 0, ...rest.splice(at, by));
    found.push({at, by, to});
  }
  return found;
}

/**
 * Returns the numbers from 0 to `end` that are not in `known`.
 *
 * @param {Set<number>} known
 * @param {number} end
 */
function missing(known, end) {
  return [...Array(end).keys()].filter((index) => !known.has(index));
}

/**
 * Returns the items that kept their order. An item that went past others counts as removed and inserted.
 * @param {readonly Kept[]} kept
 */
function inOrder(kept) {
  const stayed = kept.filter(([, to], index) => to < (kept[index + 1]?.[1] ?? Infinity));
  let last = -1;
  return stayed.filter(([, to]) => to > last && ((last = to), true));
}
