// @ts-check
/** The collections that the page has fetched: one for each album, and one for all photographs. */

import {Collection} from "./collection.js";

/** Fetches each collection once. */
export class Collections {
  /** @type {Map<string | null, Promise<Collection>>} */
  #fetched = new Map();

  /**
   * Returns the collection of an album, or of all photographs.
   * @param {string | null} album
   */
  get(album) {
    const collection = this.#fetched.get(album) ?? Collection.open(album);
    this.#fetched.set(album, collection);
    // The next visit asks the server again.
    collection.catch(() => this.#fetched.delete(album));
    return collection;
  }

  /**
   * Adds a collection that was fetched elsewhere.
   * @param {Collection} collection
   */
  add(collection) {
    this.#fetched.set(collection.album, Promise.resolve(collection));
  }

  /** Forgets all collections, because the folder has changed. */
  clear() {
    this.#fetched.clear();
  }
}
