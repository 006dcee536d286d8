// @ts-check
/** The photographs as an exhibit asks for them: by index, each drawn into a cell. */

import { renderCell } from "./page-cell.js";
import { passOverAbsence } from "./page-listing.js";

/** @typedef {import("./page-collection.js").Collection} Collection */

/** The `items` of an exhibit's element. What is asked for before it is known is fetched, and `onarrived` tells. */
export class Source {
  onarrived = () => {};
  #collection;
  /** The side of a cell in CSS pixels, as last seen: pictures are chosen by it. At first, the least there is. */
  #side = 100;
  #sides = new ResizeObserver((entries) => (this.#side = entries[entries.length - 1].contentRect.width || this.#side));
  /** @type {Element | null} */
  #measured = null;

  /** @param {Collection} collection */
  constructor(collection) {
    this.#collection = collection;
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
    return this.#collection.at(index)?.id ?? `unknown ${index}`;
  }

  /** @param {string} key */
  indexOf(key) {
    return this.#collection.indexOf(key);
  }

  /**
   * @param {number} index
   * @param {HTMLElement} cell
   */
  render(index, cell) {
    const item = this.#collection.at(index);
    this.#measure(cell);
    renderCell(cell, item, this.#collection.listing, this.#side);
    if (!item) this.want(index, index);
  }

  /**
   * Fetches what will soon be looked at.
   * @param {number} first
   * @param {number} last
   */
  want(first, last) {
    const news = this.#collection.want(first, last);
    news.then((any) => any && this.onarrived()).catch(passOverAbsence);
  }

  /** All cells are the same size, so any one of them will do. */
  #measure(/** @type {Element} */ cell) {
    if (this.#measured?.isConnected) return;
    if (this.#measured) this.#sides.unobserve(this.#measured);
    this.#measured = cell;
    this.#sides.observe(cell);
  }
}
