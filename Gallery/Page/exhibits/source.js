// @ts-check
/** The photographs as data of an exhibit's element. */

import {ignoreUnreachable} from "../library/listing.js";

/**
 * @typedef {object} FetchListener
 * @property {() => void} onFetch called after photographs of visible elements were fetched
 * @property {() => void} onUnreachable called when photographs could not be fetched
 */
/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./exhibits.js").Exhibit} Exhibit */

/** @typedef {{ width: number, height: number }} Room the size that an exhibit has for a photograph, in CSS pixels */

/** The `items` of an exhibit's element. Fetches photographs as the exhibit needs them. */
export class Source {
  #exhibit;
  #collection;
  /** @type {Map<HTMLElement, number>} elements whose photographs are not fetched yet, with their indices */
  #pending = new Map();
  #listener;

  /**
   * @param {Exhibit} exhibit
   * @param {Collection} collection
   * @param {Room} room
   * @param {FetchListener} listener
   */
  constructor(exhibit, collection, room, listener) {
    this.#exhibit = exhibit;
    this.#collection = collection;
    this.room = room;
    this.#listener = listener;
    const {extent} = exhibit;
    /** Returns the size of an item along a strip, in CSS pixels; undefined for a grid. */
    this.extent = extent && ((/** @type {number} */ index) => extent(this.#collection.at(index), this.room));
  }

  get collection() {
    return this.#collection;
  }

  /** Replaces the photographs by a newer version of them. Call `reload` of the element afterwards. */
  set collection(collection) {
    this.#collection = collection;
  }

  get count() {
    return this.#collection.count;
  }

  /** @param {number} index */
  key(index) {
    return this.#collection.at(index)?.id ?? null;
  }

  /** @param {string} key */
  indexOf(key) {
    return this.#collection.indexOf(key);
  }

  /**
   * @param {number} index
   * @param {HTMLElement} element
   */
  render(index, element) {
    const item = this.#collection.at(index);
    this.#exhibit.render(element, item, this.#collection.listing, this.room, index);
    if (item) this.#pending.delete(element);
    else this.#fetchLater(index, element);
  }

  /**
   * Fetches photographs that will soon be visible. In a loop, the range can continue after the last one with the first.
   * @param {number} first
   * @param {number} end
   */
  prefetch(first, end) {
    const fetches = [this.#collection.fetchRange(first, end)];
    if (end > this.count) fetches.push(this.#collection.fetchRange(0, end - this.count));
    Promise.all(fetches).then(() => this.#reportFetched(), (/** @type {unknown} */ error) => {
      ignoreUnreachable(error);
      this.#listener.onUnreachable();
    });
  }

  /**
   * @param {number} index
   * @param {HTMLElement} element
   */
  #fetchLater(index, element) {
    this.#pending.set(element, index);
    this.prefetch(index, index);
  }

  #reportFetched() {
    const fetched = [...this.#pending].filter(([, index]) => this.#collection.at(index));
    for (const [element] of fetched) this.#pending.delete(element);
    if (fetched.length) this.#listener.onFetch();
  }
}
