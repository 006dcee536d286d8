import {EVENT_INSERT, EVENT_MOVE, EVENT_REMOVE} from "../abi.js";

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
 * Returns the changes of a collection: first the moves, then the items that went and came, from the last to the first. All known
 * items are at their new indices then.
 *
 * @param {readonly Kept[]} kept the items known before and after, in their old order, no two with the same new index
 * @param {number} before how many items there were
 * @param {number} now how many there are
 * @param {boolean} areAllKnown whether all other items went or came. Else only their numbers between known items change
 * @returns {Change[]}
 */
export function changesBetween(kept, before, now, areAllKnown) {
  // The first one stands before all items, and stays.
  const items = [[-1, -1], ...kept].map(([at, to]) => /** @type {Known} */ ({at, to, stays: false}));
  markStaying(items);
  items.sort((a, b) => a.to - b.to);
  const changes = moves(items, before);
  let [end, newEnd] = [before, now];
  for (const {at, to} of items.reverse()) {
    const [count, newCount] = [end - at - 1, newEnd - to - 1];
    for (const by of areAllKnown ? [-count, newCount] : [newCount - count])
      if (by) changes.push({at: at + 1, by});
    [end, newEnd] = [at, to];
  }
  return changes;
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
 * A known item.
 *
 * @typedef {object} Known
 * @property {number} at its index
 * @property {number} to its new index
 * @property {Known} [before] the item before it in an increasing subsequence
 * @property {boolean} stays whether others move past it
 */

/**
 * Moves items past those that stay, so that they are in their new order.
 *
 * @param {readonly Known[]} items in their new order, after one that stands before all
 * @param {number} count how many items there are, known or not
 */
function moves(items, count) {
  /** @type {Change[]} */
  const changes = [];
  let next = 0;
  for (const [index, item] of items.entries()) {
    if (item.stays) continue;
    while (next < index || items[next]?.stays === false) next++;
    const {at, to} = item;
    const without = (/** @type {number} */ index) => index > at ? index - 1 : index;
    const last = items[index - 1];
    // Other items stay between known ones, at most as many as there will be.
    const destination = Math.min(without(last.at) + to - last.to, without(items[next]?.at ?? count));
    for (const other of items) other.at = without(other.at) + +(without(other.at) >= destination);
    item.at = destination;
    changes.push({at, by: 1, to: destination});
  }
  return changes;
}

/**
 * Marks the items of a longest increasing subsequence of new indices, which keep their order.
 * @param {readonly Known[]} items in their old order
 */
function markStaying(items) {
  /**
   * At n, of the increasing subsequences of n + 1 new indices, the last item of the one that ends first.
   * @type {Known[]}
   */
  const ends = [];
  for (const item of items) {
    let {length} = ends;
    while (ends[length - 1]?.to > item.to) length--;
    item.before = ends[length - 1];
    ends[length] = item;
  }
  for (let item = ends.at(-1); item; item = item.before) item.stays = true;
}
