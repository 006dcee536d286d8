// @ts-check
/** The photographs as data of an exhibit's element. */

import {ignoreUnreachable} from "../library/listing.js";
import {ratioOf} from "../pictures/photo-size.js";

/**
 * @typedef {object} FetchListener
 * @property {() => void} onFetch called after photographs of visible elements were fetched
 * @property {() => void} onUnreachable called when photographs could not be fetched
 * @property {() => boolean} isScrubbed whether somebody drags the scrubber of the exhibit
 */
/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./exhibits.js").Exhibit} Exhibit */

/** The time after which photographs are fetched where a jump has led, unless it goes on, in milliseconds. */
const restTime = 100;

/** @typedef {{ width: number, height: number }} Room the size that an exhibit has for a photograph, in CSS pixels */

/** The `items` of an exhibit's element. Fetches photographs as the exhibit needs them. */
export class Source {
  #exhibit;
  #collection;
  /** @type {Map<HTMLElement, number>} elements whose photographs are not fetched yet, with their indices */
  #pending = new Map();
  /** The range of photographs that are or will soon be visible. */
  #near = {first: 0, end: Infinity};
  /** The timer of the fetch that follows a jump; 0 without one. */
  #timer = 0;
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

  /** The first photographs of the sections of a grid. */
  get sections() {
    return this.#collection.sections.starts;
  }

  /**
   * Returns the width of a photograph divided by its height, for rows of whole photographs; undefined until it is fetched.
   * @param {number} index
   */
  ratio(index) {
    const item = this.#collection.at(index);
    return item && ratioOf(item);
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
   * Fetches photographs that will soon be visible; after a jump, and while somebody drags the scrubber, only those where it rests.
   * @param {number} first
   * @param {number} end
   */
  prefetch(first, end) {
    const isJump = end <= this.#near.first || first >= this.#near.end;
    this.#near = {first, end};
    if (isJump || this.#listener.isScrubbed()) this.#fetchAtRest();
    else if (!this.#timer) this.#fetch(first, end);
  }

  /**
   * @param {number} index
   * @param {HTMLElement} element
   */
  #fetchLater(index, element) {
    this.#pending.set(element, index);
    if (index < this.#near.first || index >= this.#near.end || this.#listener.isScrubbed()) this.#fetchAtRest();
    else if (!this.#timer) this.#fetch(index, index);
  }

  /** Fetches the photographs that are missing then, unless something moves before. */
  #fetchAtRest() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#fetch(this.#near.first, this.#near.end);
      // A loop shows photographs beyond its ends.
      for (const [element, index] of this.#pending)
        if (element.isConnected) this.#fetch(index, index);
    }, restTime);
  }

  /**
   * Fetches photographs. In a loop, the range can continue after the last one with the first.
   * @param {number} first
   * @param {number} end
   */
  #fetch(first, end) {
    const fetches = [this.#collection.fetchRange(first, end)];
    if (end > this.count) fetches.push(this.#collection.fetchRange(0, end - this.count));
    Promise.all(fetches).then(() => this.#reportFetched(), (/** @type {unknown} */ error) => {
      ignoreUnreachable(error);
      this.#listener.onUnreachable();
    });
  }

  #reportFetched() {
    const fetched = [...this.#pending].filter(([, index]) => this.#collection.at(index));
    for (const [element] of fetched) this.#pending.delete(element);
    if (fetched.length) this.#listener.onFetch();
  }
}
