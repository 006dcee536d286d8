import {GIVEN} from "../a11y/given-attributes.js";
import {attempt} from "../engine/attempt.js";

import {Collection} from "./collection.js";
import {ItemViews} from "./item-views.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * What an exhibit does with its elements besides placing them.
 *
 * @typedef {object} ElementOwner
 * @property {"a" | "div"} tag the elements for items given as data
 * @property {Pick<import('../driver/item-role.js').ItemRole, "View" | "adopted" | "released">} role what the items are for people
 * @property {(view: ItemView) => void} prepared prepares an element that an item gets
 */

/**
 * Elements that get an item, are shown, and are given back: children of the page, or elements made for a collection given as data,
 * which are used again for other items when their own are out of view.
 */
export class ItemPool extends ItemViews {
  host;
  collection;
  #owner;
  /** @type {WeakSet<Node>} the elements that were made for data */
  madeForData = new WeakSet();
  /** The views that the last frame placed, and those that have lost their items since. The renderer keeps them. */
  placed = /** @type {Set<ItemView>} */ (new Set());

  /**
   * @param {HTMLElement} host
   * @param {ElementOwner} owner
   */
  constructor(host, owner) {
    super(host);
    this.host = host;
    this.collection = new Collection(host);
    this.#owner = owner;
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

  /** Gives every element its item again. */
  renew() {
    for (const view of this.views) this.giveItem(view, view.index);
  }

  /**
   * Uses a view that no item needs, or a new one, for an item.
   *
   * @param {ItemView | undefined} spare
   * @param {number} index
   */
  use(spare, index) {
    const view = spare ?? this.makeView(document.createElement(this.#owner.tag));
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
    if (!view.isPrepared) this.#owner.prepared(view);
    view.isPrepared = true;
  }

  /**
   * Gives an element back; one for data leaves the page.
   * @param {ItemView} view
   */
  release(view) {
    this.#owner.role.released(view);
    view.release();
    if (this.madeForData.has(view.element)) view.element.remove();
  }

  /** @param {HTMLElement} element */
  makeView(element) {
    return new this.#owner.role.View(element);
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
    this.#owner.role.adopted(view);
    // An item that moves or takes the element of another one has another name.
    if (view.isPrepared) this.#owner.prepared(view);
    return view;
  }
}
