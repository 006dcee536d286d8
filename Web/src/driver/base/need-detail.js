/**
 * Returns the detail of `vitrine-need`. A range of a loop may lie beyond its ends.
 *
 * @param {number} start
 * @param {number} end
 * @param {number} count the number of items
 */
export function needDetail(start, end, count) {
  const length = Math.min(end - start, count);
  const indices = Array.from({length}, (_, step) => (((start + step) % count) + count) % count);
  return {start, end, indices};
}
