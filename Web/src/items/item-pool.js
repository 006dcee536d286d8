import {GIVEN} from "../a11y/given-attributes.js";
import {attempt} from "../engine/attempt.js";

import {Collection} from "./collection.js";
import {ItemViews} from "./item-views.js";
import {StyleRepair} from "./style-repair.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * The driver of an exhibit with items.
 *
 * @typedef {object} ItemHost
 * @property {HTMLElement} element
 * @property {import('../driver/item-role.js').ItemRole} role what the items are for people
 */

/**
 * Elements that get an item, are shown, and are given back: children of the page, or elements made for a collection given as data,
 * which are used again for other items when their own are out of view.
 */
export class ItemPool extends ItemViews {
  host;
  collection;
  #role;
  #tag;
  /** Repairs what a page has rewritten in its items. */
  #repair;
  /** @type {WeakSet<Node>} the elements that were made for data */
  madeForData = new WeakSet();
  /** The views that the last frame placed, and those that have lost their items since. The renderer keeps them. */
  placed = /** @type {Set<ItemView>} */ (new Set());

  /**
   * @param {ItemHost} exhibit
   * @param {"a" | "div"} tag of the elements for items given as data
   * @param {() => void} redraw draws all items again, because the page has rewritten their styles
   */
  constructor({element, role}, tag, redraw) {
    super(element);
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
    const view = spare ?? this.makeView(document.createElement(this.#tag));
    // Only for data are there spare views, and elements that do not exist yet.
    this.madeForData.add(view.element);
    this.host.insertBefore(view.element, this.views.find((other) => other.index > index)?.element ?? null);
    return this.giveItem(view, index);
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
   * @param {ItemView} view
   */
  release(view) {
    this.#role.released(view);
    view.release();
    if (this.madeForData.has(view.element)) view.element.remove();
  }

  /** @param {HTMLElement} element */
  makeView(element) {
    return new this.#role.View(element);
  }

  /**
   * @param {ItemView} view
   * @param {number} index
   */
  giveItem(view, index) {
    this.attach(view, index);
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
