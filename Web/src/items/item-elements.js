import {changesBetween, countAfter, indexAfter} from "./changes.js";
import {sortElements} from "./document-order.js";
import {hideChildren, showChildren} from "./hidden-children.js";
import {ItemPool} from "./item-pool.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * What a change of the collection means.
 *
 * @typedef {object} Update
 * @property {import('./changes.js').Change[]} changes
 * @property {number} before how many items there were
 * @property {Map<number, number>} moved the new index of every item that had an element, by its old index; -1 if it is gone
 */

/**
 * The elements of the items: the children of the element, or, for a collection given as data, elements that are used again
 * for other items when their own are out of view. Their order in the document is always that of the items.
 */
export class ItemElements extends ItemPool {
  #count = 0;

  /** How many items there were at the last `adopt` or `reload`. */
  get count() {
    return this.#count;
  }

  /**
   * Returns whether there is an item at an index, and warns if there is none.
   *
   * @param {number} index
   * @param {string} method that the caller was asked to carry out, for the warning
   */
  has(index, method) {
    const exists = Number.isInteger(index) && index >= 0 && index < this.#count;
    const given = typeof index === "string" ? `"${index}"` : index;
    const need = `needs the index of an item; there are ${this.#count}`;
    if (!exists) console.warn(`<${this.host.localName}>: ${method}(${given}) ${need}`);
    return exists;
  }

  /**
   * Makes the elements that are there those of the first items. The style sheet keeps them out of sight until a scene places them.
   * For data these are elements that were made here. The page's children stay where they are, and nobody sees them until there are
   * no data.
   */
  adopt() {
    this.#releaseGone();
    const isData = this.items !== null;
    for (const view of [...this.views, ...this.placed])
      if (this.madeForData.has(view.element) !== isData) this.release(view);
    if (isData) hideChildren(this.host, this.host.children, this.madeForData);
    else showChildren(this.host);
    const {children} = this.collection;
    this.#count = isData ? this.collection.count : children.length;
    this.detachAll();
    for (const [index, element] of children.entries()) {
      if (index >= this.#count) element.remove();
      else this.#adopt(element, index);
    }
    this.placed = new Set(isData ? this.views : []);
  }

  /**
   * Follows children of the host that came, went or changed. Returns whether `reload` must follow items among them: also out of
   * the page, if items were known there.
   *
   * @param {Node[]} nodes
   * @param {boolean} isDrawn whether the engine draws the items
   */
  followChildren(nodes, isDrawn) {
    if (this.items) hideChildren(this.host, nodes, this.madeForData);
    const haveItems = !this.items && nodes.some((node) => node instanceof Element && !node.slot);
    if (haveItems && (isDrawn || this.#count)) return true;
    if (!isDrawn) this.#releaseGone();
    return false;
  }

  /**
   * Follows the items to where they are now, because some came, went or changed.
   *
   * @param {(changes: import('./changes.js').Change[]) => void} [changed] gets the changes before elements belong to other items
   * @param {import('./changes.js').Change[]} [edits] the changes of the data, if they are known; else the items are found
   * @returns {Update}
   */
  reload(changed, edits) {
    const before = this.views;
    const indexOf =
      edits ? (/** @type {ItemView} */ {index}) => indexAfter(index, edits) : this.collection.indexFinder(before);
    const countBefore = this.#count;
    const moved = new Map(before.map((view) => [view.index, indexOf(view)]));
    dropRepeated(moved, before);
    this.#count = edits ? countAfter(countBefore, edits) : this.collection.count;
    const kept = [...moved].filter(([, to]) => to >= 0);
    const changes = edits ?? changesBetween(kept, countBefore, this.#count, !this.items);
    changed?.(changes);
    this.detachAll();
    const children = new Set(this.items ? [] : this.collection.children);
    for (const view of before) {
      const keepsElement = this.items || children.has(view.element);
      this.#follow(view, keepsElement ? moved.get(view.index) ?? -1 : -1);
    }
    if (this.items) sortElements(this.host, this.views);
    else this.#addChildren();
    return {changes, before: countBefore, moved};
  }

  /**
   * Makes sure that an item has an element, and returns it.
   * @param {number} index
   */
  ensure(index) {
    const view = this.view(index) ?? this.use(undefined, index);
    if (this.items) this.placed.add(view);
    return view.element;
  }

  /**
   * Uses a view that no item needs, or a new one, for an item.
   *
   * @param {ItemView | undefined} spare
   * @param {number} index
   */
  use(spare, index) {
    const view = spare ?? this.makeView();
    // Only for data are there spare views, and elements that do not exist yet.
    this.madeForData.add(view.element);
    this.host.insertBefore(view.element, this.views.find((other) => other.index > index)?.element ?? null);
    return this.giveItem(view, index);
  }

  /** Gives all elements back to the page, also those for data: it has no others to show. */
  giveBack() {
    for (const view of this.views) this.placed.add(view);
    this.detachAll();
    this.#count = 0;
    for (const view of this.placed) this.release(view, true);
  }

  /** Gives back the elements that the page has taken out of the host. */
  #releaseGone() {
    for (const view of this.views) {
      if (view.element.parentNode === this.host) continue;
      this.detach(view);
      this.placed.delete(view);
      this.release(view);
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {number} index
   */
  #adopt(element, index) {
    const view = this.giveItem(this.makeView(element), index);
    const {translate, clipPath} = element.style;
    // An element that was here before has the style of that time, and so has a copy of an item.
    if (this.items || translate || clipPath) {
      view.park();
      view.forget();
    }
  }

  /**
   * @param {ItemView} view
   * @param {number} index where its item is now; -1 if it is gone
   */
  #follow(view, index) {
    if (index >= 0) return this.giveItem(view, index);
    view.index = -1;
    if (this.items) return this.placed.add(view);
    this.placed.delete(view);
    return this.release(view);
  }

  #addChildren() {
    for (const [index, element] of this.collection.children.entries())
      if (!this.view(index)) this.placed.add(this.giveItem(this.makeView(element), index));
  }
}

/**
 * Leaves each new index to the first item that has it. Several items may have the same key. An item whose key is not known only seems
 * to be where it was.
 *
 * @param {Map<number, number>} moved the new indices of items, by their old ones
 * @param {readonly ItemView[]} views of these items
 */
function dropRepeated(moved, views) {
  const taken = new Set();
  const known = views.filter(({key}) => key !== null);
  for (const {index} of new Set([...known, ...views])) {
    const to = moved.get(index);
    if (taken.has(to)) moved.set(index, -1);
    taken.add(to);
  }
}
