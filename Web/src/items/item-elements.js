import {GIVEN} from "../a11y/given-attributes.js";
import {attempt} from "../engine/attempt.js";

import {changesBetween, countAfter, indexAfter} from "./changes.js";
import {Collection} from "./collection.js";
import {sortElements} from "./document-order.js";
import {hideChildren, showChildren} from "./hidden-children.js";
import {StyleRepair} from "./style-repair.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * The effect of a change of the collection.
 *
 * @typedef {object} Update
 * @property {import('./changes.js').Change[]} changes
 * @property {number} before how many items there were
 * @property {Map<number, number>} moved the new index of every item that had an element, by its old index; -1 if it is gone
 */

/**
 * The driver of an exhibit with items.
 *
 * @typedef {object} ItemDriver
 * @property {HTMLElement} element
 * @property {import('../driver/base/item-role.js').ItemRole} role of the items
 */

/**
 * The elements of the items: the children of the element, or, for a collection given as data, elements that are used again
 * for other items when their own are out of view. Their order in the document is always that of the items.
 */
export class ItemElements {
  /** The element that contains the items. */
  host;
  collection;
  #role;
  #tag;
  /** @type {Map<number, ItemView>} the views, by the indices of their items */
  #views = new Map();
  /** Repairs what a page has rewritten in its items. */
  #repair;
  /** @type {WeakSet<Node>} the elements that were made for data */
  madeForData = new WeakSet();
  /** The views that the last frame placed, and those that have lost their items since. The renderer keeps them. */
  placed = /** @type {Set<ItemView>} */ (new Set());
  #count = 0;
  /** Another number after each change of the views, of their items, or of what a page has rewritten in them. */
  version = 0;

  /**
   * @param {ItemDriver} driver
   * @param {"a" | "div"} tag of the elements for items given as data
   * @param {() => void} redraw draws all items again, because the page has rewritten their styles
   */
  constructor({element, role}, tag, redraw) {
    this.host = element;
    this.collection = new Collection(element);
    this.#role = role;
    this.#tag = tag;
    this.#repair = new StyleRepair(this, redraw);
  }

  /** The collection given as data; null if the items are children. */
  get items() {
    return this.collection.items;
  }

  /** Takes another collection, which `adopt` shows. */
  set items(items) {
    this.collection.items = items;
  }

  /** The views, in the order of their items. */
  get views() {
    return [...this.#views.values()].sort((a, b) => a.index - b.index);
  }

  /** @param {number} index */
  view(index) {
    return this.#views.get(index);
  }

  /**
   * Returns the element of an item, if it has one now.
   * @param {number} index
   */
  element(index) {
    return this.#views.get(index)?.element;
  }

  /**
   * Returns the view of the item whose element contains a node.
   * @param {EventTarget | null} node
   */
  viewAt(node) {
    let child = node instanceof Node ? node : null;
    // A shadow tree has a host instead of a parent.
    while (child && child.parentNode !== this.host)
      child = child.parentNode ?? /** @type {Partial<ShadowRoot>} */ (child).host ?? null;
    return [...this.#views.values()].find(({element}) => element === child);
  }

  /**
   * Returns the index of the item whose element contains a node, or -1.
   * @param {EventTarget | null} node
   */
  indexOf(node) {
    return this.viewAt(node)?.index ?? -1;
  }

  /**
   * Forgets that a view belongs to its item.
   * @param {ItemView} view
   */
  detach(view) {
    if (this.#views.get(view.index) === view) this.#views.delete(view.index);
  }

  /** Forgets all views. */
  detachAll() {
    this.version++;
    this.#views.clear();
  }

  /**
   * Prepares an item when it is first shown. A page may have thousands of children, so the others cost nothing.
   * @param {ItemView} view
   */
  prepare(view) {
    if (!view.isPrepared) this.prepared(view);
    view.isPrepared = true;
  }

  /** @param {ItemView} view whose element is shown from now on, or is that of another item */
  prepared(view) {
    this.nameItem(view);
    this.#repair.watch(view.element);
  }

  /** @param {ItemView} _view of an item that gets its name, again if the page has rewritten its attributes */
  nameItem(_view) {}

  /**
   * Handles what the page has written before something is written here.
   * @param {() => void} write
   */
  write(write) {
    this.#repair.write(write);
  }

  /**
   * Gives an element back; one for data leaves the page.
   *
   * @param {ItemView} view
   * @param {boolean} [stays] whether an element that was made for data stays in the page
   */
  release(view, stays) {
    this.version++;
    this.#role.released(view);
    view.release();
    if (!stays && this.madeForData.has(view.element)) view.element.remove();
  }

  /** @param {HTMLElement} element by default a new one for data */
  makeView(element = document.createElement(this.#tag)) {
    return new this.#role.View(element);
  }

  /**
   * @param {ItemView} view
   * @param {number} index
   */
  giveItem(view, index) {
    this.version++;
    view.index = index;
    this.#views.set(index, view);
    const {items} = this;
    const isGiven = attempt(() => {
      if (!items) return;
      view.key = items.key?.(index) ?? null;
      items.render(index, view.element);
    });
    if (!isGiven) {
      // It may show an earlier item, and lead to it.
      view.element.replaceChildren();
      view.element.removeAttribute("href");
    }
    // A page may have copied an item together with the attributes that it was given.
    view.isPrepared ||= view.element.hasAttribute(GIVEN);
    this.#role.adopted(view);
    // An item that moves or takes the element of another one has another name.
    if (view.isPrepared) this.prepared(view);
    return view;
  }

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
   * Gives the present elements to the first items. The style sheet keeps them out of sight until a scene places them. With data,
   * these are the elements that were made for data. The page's own children are hidden until there are no data.
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
    this.host.insertBefore(view.element, this.#viewAfter(index)?.element ?? null);
    return this.giveItem(view, index);
  }

  /**
   * Returns the view of the first item behind an index that has one. It sorts nothing, because a frame may show a thousand new items.
   * @param {number} index
   */
  #viewAfter(index) {
    /** @type {ItemView | undefined} */
    let next;
    for (const view of this.#views.values())
      if (view.index > index && (!next || view.index < next.index)) next = view;
    return next;
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
    // An element that was an item before, and a copy of an item, still have the styles of an item.
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
