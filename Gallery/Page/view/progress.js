// @ts-check
/** The share of the progress bar that is filled. */

/**
 * A share from 0 to 1 that never goes back. Photographs that come during the work do not move it: the rest of the bar stands for the
 * rest of the work. While none come, it is the share of the photographs that are prepared.
 */
export class ProgressShare {
  #share = 0;
  #done = 0;

  /**
   * Returns the share after progress.
   * @param {number} done the number of prepared photographs
   * @param {number} total
   */
  move(done, total) {
    const [before, left] = [this.#done, total - done];
    const prepared = Math.max(0, done - before);
    this.#share += (1 - this.#share) * (left > 0 ? prepared / (prepared + left) : 1);
    this.#done = done;
    return this.#share;
  }
}
