/**
 * A collection given as data instead of as children.
 *
 * @typedef {object} Items
 * @property {number} count how many items there are
 * @property {(index: number) => string | null} key what tells an item apart, however often its place changes; null while
 *   that is not known: such an item is taken to stay at its index, until `reload` says that more is known
 * @property {(index: number, element: HTMLElement) => void} render fills an element with the item; called again when the
 *   element is used for another item
 * @property {(key: string) => number} [indexOf] the place of an item now, or -1; without it, `key` is asked for all of them
 *   when the collection changes
 * @property {(index: number) => number} [ratio] how wide a photograph of a stitched row is for its height; without it, that is
 *   known once it has been loaded
 * @property {(index: number) => number} [extent] how long the item is along a strip, in pixels; without it, it is measured
 */

/** What items there are now: the children of an element, or what a collection given as data says. */
export class Collection {
  #host;
  /** @type {Items | null} */
  items = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** How many there are. */
  get count() {
    return this.items ? Math.max(0, Math.floor(this.items.count) || 0) : this.children.length;
  }

  /** The children that are items; those with a slot of their own are not. */
  get children() {
    return /** @type {HTMLElement[]} */ ([...this.#host.children].filter((child) => !child.slot));
  }

  /** The present place of a cell's item; -1 for none. */
  get placeOf() {
    const items = this.items;
    if (!items) {
      const places = new Map(this.children.map((element, index) => [element, index]));
      return (/** @type {import('./cell.js').Cell} */ cell) => places.get(cell.element) ?? -1;
    }
    const indexOf = items.indexOf?.bind(items) ?? search(items);
    return (/** @type {import('./cell.js').Cell} */ {key, index}) => {
      const place = typeof key === "string" ? indexOf(key) : index;
      return place < this.count ? place : -1;
    };
  }
}

/**
 * Finds places by asking for the key of every item.
 * @param {Items} items
 */
function search(items) {
  const places = new Map(Array.from({length: items.count}, (_, index) => [items.key(index), index]));
  return (/** @type {string} */ key) => places.get(key) ?? -1;
}
