// @ts-check
/** The photographs as an exhibit asks for them: by index, each drawn into an element of the exhibit's. */

import {passOverAbsence} from "./page-listing.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */

/** @typedef {{ width: number, height: number }} Room what an exhibit has for its photographs, in CSS pixels */

/** The `items` of an exhibit's element. What is asked for before it is known is fetched; when it comes, the exhibit is told. */
export class Source {
  #exhibit;
  #collection;
  /** @type {Map<HTMLElement, number>} elements whose photographs are not known yet */
  #blank = new Map();
  #filled;

  /**
   * @param {Exhibit} exhibit
   * @param {Collection} collection
   * @param {Room} room
   * @param {() => void} filled called when more is known of what is shown
   */
  constructor(exhibit, collection, room, filled) {
    this.#exhibit = exhibit;
    this.#collection = collection;
    this.room = room;
    this.#filled = filled;
    const {extent} = exhibit;
    /** How long an item is along a strip, in CSS pixels; nothing for an exhibit that lays out by itself. */
    this.extent = extent && ((/** @type {number} */ index) => extent(this.#collection.at(index), this.room));
  }

  get collection() {
    return this.#collection;
  }

  /** The same photographs as they are now; the exhibit is told by its `reload`. */
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
    if (item) this.#blank.delete(element);
    else this.#await(index, element);
  }

  /**
   * Fetches what will soon be looked at. In a loop that may go on beyond the last one, to the first.
   * @param {number} first
   * @param {number} end
   */
  want(first, end) {
    const wanted = [this.#collection.want(first, end)];
    if (end > this.count) wanted.push(this.#collection.want(0, end - this.count));
    Promise.all(wanted).then(() => this.#fillBlanks(), passOverAbsence);
  }

  /**
   * @param {number} index
   * @param {HTMLElement} element
   */
  #await(index, element) {
    this.#blank.set(element, index);
    this.want(index, index);
  }

  #fillBlanks() {
    const known = [...this.#blank].filter(([, index]) => this.#collection.at(index));
    for (const [element] of known) this.#blank.delete(element);
    if (known.length) this.#filled();
  }
}
