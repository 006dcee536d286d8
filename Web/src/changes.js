/**
 * One change of a collection: `by` items came in before item `at`, or, below 0, so many went away from there on.
 *
 * @typedef {object} Change
 * @property {number} at
 * @property {number} by
 */

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
