// @ts-check
/** The fetches that follow changes on the server: one at a time, and none for a revision that the page has. */

import {ignoreUnreachable} from "./listing.js";

/** The pause before the collection is fetched again after an answer that failed, in milliseconds. */
const pause = 3000;

/** Fetches the collection after each change. */
export class Refresh {
  #fetch;
  #isRunning = false;
  #changedAgain = false;
  /** The revision of the collection that was fetched last, shown or not. */
  revision = -1;

  /** @param {() => Promise<void>} fetch fetches the collection, and sets `revision` */
  constructor(fetch) {
    this.#fetch = fetch;
  }

  /**
   * Fetches the collection after a change. Changes during the fetch cause one more fetch.
   * @param {number | null} revision null if it is unknown
   */
  async onChange(revision) {
    if (revision !== null && revision === this.revision) return;
    this.#changedAgain = this.#isRunning;
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      await this.#fetch();
    } catch (error) {
      ignoreUnreachable(error);
      // A server that returns reports a change. One whose events come all the same, as behind a gateway, reports nothing.
      setTimeout(() => this.onChange(null), pause);
    } finally {
      this.#isRunning = false;
    }
    if (this.#changedAgain) this.onChange(null);
  }
}
