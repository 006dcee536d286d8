/**
 * Joins neighbours.
 *
 * @param {readonly number[]} indices in ascending order
 * @returns {{ at: number, by: number }[]} where each run begins, and how many indices it has
 */
export function runs(indices) {
  /** @type {{ at: number, by: number }[]} */
  const found = [];
  for (const index of indices) {
    const last = found.at(-1);
    if (last && last.at + last.by === index) last.by++;
    else found.push({at: index, by: 1});
  }
  return found;
}
