// @ts-check
/** The collections that the page has fetched: one for each part of the collection, and one for all photographs. */

import {Collection} from "./collection.js";

/** Fetches each collection once. */
export class Collections {
  /** @type {Map<string | null, Promise<Collection>>} */
  #fetched = new Map();

  /**
   * Returns a part of the collection, or all photographs.
   * @param {string | null} part
   */
  get(part) {
    const collection = this.#fetched.get(part) ?? Collection.open(part);
    this.#fetched.set(part, collection);
    // The next visit asks the server again.
    collection.catch(() => this.#fetched.delete(part));
    return collection;
  }

  /**
   * Adds a collection that was fetched elsewhere.
   * @param {Collection} collection
   */
  add(collection) {
    this.#fetched.set(collection.part, Promise.resolve(collection));
  }

  /** Forgets all collections, because the folder has changed. */
  clear() {
    this.#fetched.clear();
  }
}
