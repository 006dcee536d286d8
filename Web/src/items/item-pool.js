import {GIVEN} from "../a11y/given-attributes.js";
import {attempt} from "../engine/attempt.js";

import {Collection} from "./collection.js";
import {StyleRepair} from "./style-repair.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * The driver of an exhibit with items.
 *
 * @typedef {object} ItemDriver
 * @property {HTMLElement} element
 * @property {import('../driver/item-role.js').ItemRole} role what the items are for people
 */

/**
 * Which element belongs to which item. Elements get an item, are shown, and are given back: children of the page, or elements made
 * for a collection given as data, which are used again for other items when their own are out of view.
 */
export class ItemPool {
  /** The element whose children they are. */
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
   * @param {boolean} [stays] whether also one for data stays
   */
  release(view, stays) {
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
    // The copy of an item has what that one got.
    view.isPrepared ||= view.element.hasAttribute(GIVEN);
    this.#role.adopted(view);
    // An item that moves or takes the element of another one has another name.
    if (view.isPrepared) this.prepared(view);
    return view;
  }
}
