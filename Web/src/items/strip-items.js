import {GIVEN, takeAttributes} from "../a11y/given-attributes.js";
import {nameSlide} from "../a11y/slide-names.js";
import {EVENT_COUNT} from "../abi.js";

import {changeEvent} from "./changes.js";
import {ask} from "./item-answers.js";
import {ItemElements} from "./item-elements.js";
import {ItemExtents} from "./item-extents.js";
import {StyleRepair} from "./style-repair.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * What the items need of their strip.
 *
 * @typedef {object} StripHost
 * @property {HTMLElement & {strings: Readonly<import('../a11y/strings.js').Strings>}} element
 * @property {import('../driver/item-role.js').ItemRole} role what the items are for people
 * @property {boolean} isVertical
 * @property {import('./item-extents.js').Extent} extent
 * @property {{select(index: number, animated: boolean): void}} selection
 * @property {(event: number, numbers: readonly number[]) => number} send
 * @property {() => void} drawNow draws at once
 */

/**
 * The items of a strip, for the page, for screen readers and for the engine, which learns how many there are, which came and
 * went, and how long they are.
 */
export class StripItems {
  #host;
  #extents;
  #repair;

  /**
   * @param {StripHost} host
   * @param {() => void} redraw draws all items again, because the page has rewritten their styles
   */
  constructor(host, redraw) {
    this.#host = host;
    this.#repair = new StyleRepair({
      views: () => this.itemElements.views,
      attributes: ["style", "role", "aria-label", "aria-description", GIVEN],
      rewritten: (view) => this.#name(view),
      redraw,
    });
    this.itemElements = new ItemElements(host.element, {
      tag: "div",
      role: {
        View: host.role.View,
        adopted: (view) => this.#adopted(view),
        released: (view) => this.#released(view),
      },
      prepared: (view) => this.#prepared(view),
    });
    this.#extents = new ItemExtents(host, this.itemElements);
  }

  /** Sends all items anew, because they are others than before. */
  sendAll() {
    this.#host.send(EVENT_COUNT, [0]);
    this.#extents.measure();
    if (this.itemElements.count) this.#sendChange({at: 0, by: this.itemElements.count});
    this.#extents.sendAll();
  }

  /**
   * Sends what came, went or changed.
   *
   * @param {(changes: import('./changes.js').Change[]) => void} changed gets the changes before elements belong to other items
   * @param {import('./changes.js').Change[]} [edits] the changes of the data, if they are known
   * @returns {import('./item-elements.js').Update}
   */
  reload(changed, edits) {
    const update = this.itemElements.reload(changed, edits);
    this.#extents.edit(update.changes);
    for (const change of update.changes) this.#sendChange(change);
    this.#extents.sendAll();
    return update;
  }

  /**
   * Returns whether a change of the data can be followed, and warns if it cannot.
   *
   * @param {import('./changes.js').Change} change
   * @param {number} length the number of items that it is about
   */
  canEdit({at, by, to}, length) {
    const {items, count} = this.itemElements;
    const last = to === undefined && by > 0 ? count : count - length;
    const areWhole = [at, length, to ?? 0].every((number) => Number.isInteger(number) && number >= 0);
    if (items && areWhole && Math.max(at, to ?? 0) <= last) return length > 0;
    const need = `items given as data, and indices within 0..<${count}`;
    console.warn(`<${this.#host.element.localName}>: insertItems(), removeItems() and moveItems() need ${need}`);
    return false;
  }

  /** The items run along another axis: elements for data are as long on their other side. */
  turn() {
    const {items, views, placed} = this.itemElements;
    if (items?.extent)
      for (const {element} of [...views, ...placed]) element.style[this.#host.isVertical ? "width" : "height"] = "";
    this.itemElements.renew();
    this.#extents.measure();
    this.#extents.sendCommon();
    this.#extents.sendAll();
  }

  /** Sends how long the items are now. */
  resize() {
    this.#extents.measure();
    this.#extents.sendAll();
  }

  /**
   * Sends the length of an item again, because its picture has changed.
   * @param {number} index
   */
  update(index) {
    this.#extents.update(index);
  }

  /** Names the items for screen readers. */
  renderNames() {
    for (const view of this.itemElements.views)
      if (view.isPrepared) this.#name(view);
  }

  /** @param {import('./changes.js').Change} change */
  #sendChange(change) {
    this.#host.send(...changeEvent(change, this.#extents.common));
  }

  /** @param {ItemView} view */
  #adopted(view) {
    const {element, index} = view;
    const {items} = this.itemElements;
    this.#host.role.adopted(view);
    if (items?.extent)
      element.style[this.#host.isVertical ? "height" : "width"] = `${ask(this.itemElements, "extent", index) ?? 0}px`;
    // The browser cannot scroll a strip that does not scroll natively.
    element.scrollIntoView = (options) => {
      this.#host.selection.select(view.index, true);
      this.#host.element.scrollIntoView(options);
    };
  }

  /**
   * Handles what the page has written before something is written here.
   * @param {() => void} write
   */
  write(write) {
    this.#repair.write(write);
  }

  /** @param {ItemView} view */
  #prepared(view) {
    this.#name(view);
    this.#extents.watch(view.element);
    this.#repair.watch(view.element);
  }

  /** @param {ItemView} view */
  #released(view) {
    const {element} = view;
    this.#host.role.released(view);
    takeAttributes(element);
    this.#extents.unwatch(element);
    Reflect.deleteProperty(element, "scrollIntoView");
  }

  /** @param {ItemView} view */
  #name({element, index}) {
    nameSlide(element, index, this.itemElements.count, this.#host.element.strings);
  }
}
