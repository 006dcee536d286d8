/**
 * One change of a collection: `by` items came in before item `at`, or, below 0, so many went away from there on; or, with `to`,
 * so many from there on were moved, and the first of them is at `to` now.
 *
 * @typedef {object} Change
 * @property {number} at
 * @property {number} by
 * @property {number} [to]
 */

/**
 * What became of a collection whose items are all known: those that are gone, last first; those that were moved; those that
 * came.
 *
 * @param {readonly [number, number][]} kept where items were and are now, of those known in both, in the order in which they were
 * @param {number} before how many items there were
 * @param {number} now how many there are
 * @returns {Change[]}
 */
export function allChanges(kept, before, now) {
  const gone = runs(missing(new Set(kept.map(([from]) => from)), before)).reverse();
  const come = runs(missing(new Set(kept.map(([, to]) => to)), now));
  const stayed = kept.map(([, to]) => to);
  return [...gone.map(({at, by}) => ({at, by: -by})), ...moves(stayed), ...come];
}

/**
 * How to bring numbers in order, a run of neighbours at a time.
 *
 * @param {readonly number[]} numbers all different
 * @returns {Change[]}
 */
function moves(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const rest = [...numbers];
  const found = [];
  for (const [place, number] of sorted.entries()) {
    const at = rest.indexOf(number, place);
    if (at === place) continue;
    let by = 1;
    while (at + by < rest.length && rest[at + by] === sorted[place + by]) by++;
    rest.splice(place, 0, ...rest.splice(at, by));
    found.push({at, by, to: place});
  }
  return found;
}

/**
 * The numbers below `end` that are not in `there`.
 *
 * @param {Set<number>} there
 * @param {number} end
 */
function missing(there, end) {
  return Array.from({length: end}, (_, index) => index).filter((index) => !there.has(index));
}

/**
 * Neighbours together.
 *
 * @param {readonly number[]} indices
 * @returns {Change[]}
 */
function runs(indices) {
  /** @type {Change[]} */
  const found = [];
  for (const index of indices) {
    const last = found.at(-1);
    if (last && last.at + last.by === index) last.by++;
    else found.push({at: index, by: 1});
  }
  return found;
}

/**
 * Where an item is after a change; -1 if it is gone.
 *
 * @param {number} index
 * @param {Change} change
 */
export function placeAfter(index, {at, by, to}) {
  if (to === undefined && by > 0) return index < at ? index : index + by;
  const taken = Math.abs(by);
  const isTaken = index >= at && index < at + taken;
  if (isTaken) return to === undefined ? -1 : index - at + to;
  const left = index < at ? index : index - taken;
  return to === undefined || left < to ? left : left + taken;
}

/**
 * Where an item is after changes, in the order in which they are told; -1 if it is gone.
 *
 * @param {number} index
 * @param {readonly Change[]} changes
 */
export function placeAfterAll(index, changes) {
  return changes.reduce((place, change) => (place < 0 ? place : placeAfter(place, change)), index);
}

/**
 * What became of a collection, last change first, so that each one's place is still that of before.
 *
 * @param {readonly [number, number][]} kept where items were and are now, of those known in both, in the order in which they were
 * @param {number} before how many items there were
 * @param {number} now how many there are
 * @returns {Change[]}
 */
export function changes(kept, before, now) {
  const found = [];
  let [oldEnd, newEnd] = [before, now];
  for (const [from, to] of /** @type {[number, number][]} */ ([[-1, -1], ...inOrder(kept)]).reverse()) {
    const by = newEnd - to - (oldEnd - from);
    if (by !== 0) found.push({at: from + 1, by});
    [oldEnd, newEnd] = [from, to];
  }
  return found;
}

/**
 * Those that kept their order; one that went past others counts as gone and come again.
 * @param {readonly [number, number][]} kept
 */
function inOrder(kept) {
  const stayed = kept.filter(([, to], index) => to < (kept[index + 1]?.[1] ?? Infinity));
  let last = -1;
  return stayed.filter(([, to]) => to > last && ((last = to), true));
}
