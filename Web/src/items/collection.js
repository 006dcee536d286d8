import {warn} from "../engine/options.js";

/** @typedef {string | number | null} Key what identifies an item; null for nothing */

/**
 * A collection given as data instead of as children. Strips make a `div` for each item, the photo grid a link.
 *
 * @template {HTMLElement} [Each=any]
 * @typedef {object} Items
 * @property {number} count how many items there are
 * @property {(index: number) => Key} [key] identifies an item wherever it moves. An item whose key is null, because
 *   it is not known yet, stays at its index until `reload`, and so does every item without it
 * @property {(index: number, element: Each) => void} render fills an element with the item; called again when the
 *   element is used for another item
 * @property {(key: any) => number} [indexOf] the present index of an item, or -1. Without it, `key` is called for every
 *   item when the collection changes
 * @property {(index: number) => number} [ratio] width divided by height of a photograph in a stitched row, or in a grid of whole
 *   photographs. Without it, the ratio is known once the photograph has loaded
 * @property {Readonly<Record<string, ArrayLike<number> & Iterable<number>>>} [sections] the first item of each section of a grid, by the name of the unit:
 *   `day`, `month` and `year`, of which the grid shows the one that suits its columns, or one of another name
 * @property {(index: number) => number} [extent] how long the item is along a strip, in pixels. Without it, the item is
 *   measured
 */

/** The items there are now: the children of an element, or a collection given as data. */
export class Collection {
  #host;
  /** @type {Items | null} */
  items = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** How many items there are. */
  get count() {
    return this.items ? Math.max(0, Math.floor(this.items.count) || 0) : this.children.length;
  }

  /** The children that are items. */
  get children() {
    return itemsIn(this.#host);
  }

  /**
   * Returns a function that finds the present index of a view's item; -1 if the item is gone.
   * @param {readonly import('../render/item-view.js').ItemView[]} views the views there were
   */
  indexFinder(views) {
    const items = this.items;
    if (!items) return childFinder(views, this.children);
    const indexOf = this.#indexOf(items);
    return (/** @type {import('../render/item-view.js').ItemView} */ {key, index}) => {
      const found = key === null ? index : indexOf(key);
      return found < this.count ? found : -1;
    };
  }

  /**
   * Returns the index of the item with a key, or of the child with this `data-key`; -1 without one.
   * @param {Exclude<Key, null>} key
   */
  indexOfKey(key) {
    return this.keyFinder()(key);
  }

  /** Returns a function that finds the index of the item with a key, or of the child with this `data-key`; -1 without one. */
  keyFinder() {
    const {items} = this;
    const keys = items ? [] : this.children.map(({dataset}) => dataset.key);
    const find = items ? this.#indexOf(items) : (/** @type {Key} */ key) => keys.indexOf(`${key}`);
    return (/** @type {Exclude<Key, null>} */ key) => {
      const index = find(key);
      return index < this.count ? index : -1;
    };
  }

  /** @param {Items} items */
  #indexOf(items) {
    return items.indexOf?.bind(items) ?? search(items);
  }
}

/**
 * Finds indices by asking for the key of every item.
 * @param {Items} items
 */
function search(items) {
  const indices = new Map(Array.from({length: items.count}, (_, index) => [`${items.key?.(index)}`, index]));
  return (/** @type {Key} */ key) => indices.get(`${key}`) ?? -1;
}

/**
 * Returns a function that finds the present index of an item that is a child. If the page has replaced the child, that is the index
 * of the new child with its `data-key`. If the page has replaced all children, those without keys keep their indices.
 *
 * @param {readonly import('../render/item-view.js').ItemView[]} views
 * @param {readonly HTMLElement[]} children
 */
function childFinder(views, children) {
  const indices = new Map(children.map((element, index) => [element, index]));
  const fresh = new Set(children);
  for (const {element} of views) fresh.delete(element);
  const byKey = new Map([...fresh].map((element) => [element.dataset.key, indices.get(element)]));
  const isAllNew = views.every(({element}) => !element.parentNode);
  return (/** @type {import('../render/item-view.js').ItemView} */ {element, index}) => {
    const {key} = element.dataset;
    const sameIndex = isAllNew && children[index]?.dataset.key === undefined && index < children.length ? index : -1;
    return indices.get(element) ?? (key === undefined ? sameIndex : byKey.get(key) ?? -1);
  };
}

/** Elements that are never items. */
const INVISIBLE = "[slot]:not([slot='']), [hidden], template, style, script, link, meta";

/**
 * Returns the children of an element that are items. A child with a slot of its own or one that is not displayed is none.
 * @param {HTMLElement} host
 */
export function itemsIn(host) {
  const children = /** @type {HTMLElement[]} */ ([...host.children]);
  return children.filter((child) => {
    if (child.matches(INVISIBLE)) return false;
    const {display} = getComputedStyle(child);
    if (display === "contents" || child.localName === "slot")
      warn(host, `> ${child.localName}`, "a slot, or a child with display: contents, needs an element around it");
    return display !== "none";
  });
}
