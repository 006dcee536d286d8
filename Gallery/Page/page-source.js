// @ts-check
/** The photographs as an exhibit asks for them: by index, each drawn into a cell. */

import {renderCell} from "./page-cell.js";
import {passOverAbsence} from "./page-listing.js";

/** @typedef {import("./page-collection.js").Collection} Collection */

/** The `items` of an exhibit's element. What is asked for before it is known is fetched; when it comes, the exhibit is told. */
export class Source {
  #collection;
  /** @type {Map<HTMLElement, number>} cells whose photographs are not known yet */
  #blank = new Map();
  #filled;
  /** The side of a cell, as last seen: pictures are chosen by it. */
  #side;
  #sides = new ResizeObserver((entries) => this.#resized(entries[entries.length - 1]));
  /** @type {HTMLElement | null} */
  #measured = null;

  /**
   * @param {Collection} collection
   * @param {number} side of a cell, in CSS pixels
   * @param {() => void} filled called when more is known of what is shown
   */
  constructor(collection, side, filled) {
    this.#collection = collection;
    this.#side = side;
    this.#filled = filled;
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
   * @param {HTMLElement} cell
   */
  render(index, cell) {
    const item = this.#collection.at(index);
    this.#measure(cell);
    renderCell(cell, item, this.#collection.listing, this.#side);
    if (item) this.#blank.delete(cell);
    else this.#await(index, cell);
  }

  /**
   * Fetches what will soon be looked at.
   * @param {number} first
   * @param {number} last
   */
  want(first, last) {
    this.#collection.want(first, last).then(() => this.#fillBlanks(), passOverAbsence);
  }

  /**
   * @param {number} index
   * @param {HTMLElement} cell
   */
  #await(index, cell) {
    this.#blank.set(cell, index);
    this.want(index, index);
  }

  #fillBlanks() {
    const known = [...this.#blank].filter(([, index]) => this.#collection.at(index));
    for (const [cell] of known) this.#blank.delete(cell);
    if (known.length) this.#filled();
  }

  /**
   * All cells are the same size, so any one of them will do.
   * @param {HTMLElement} cell
   */
  #measure(cell) {
    if (this.#measured?.isConnected) return;
    this.#sides.disconnect();
    this.#sides.observe(cell);
    this.#measured = cell;
  }

  /** @param {ResizeObserverEntry | undefined} entry */
  #resized(entry) {
    this.#side = entry?.contentRect.width || this.#side;
  }
}
