import {takeAttributes} from "../a11y/given-attributes.js";
import {nameSlide} from "../a11y/slide-names.js";
import {EVENT_COUNT} from "../abi.js";

import {changeEvent} from "./changes.js";
import {ask} from "./item-answers.js";
import {ItemElements} from "./item-elements.js";
import {ItemExtents} from "./item-extents.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * The items of a strip, for the page, for screen readers and for the engine, which learns how many there are, which came and
 * went, and how long they are.
 */
export class StripItemElements extends ItemElements {
  #strip;
  #extents;

  /**
   * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
   * @param {() => void} redraw draws all items again, because the page has rewritten their styles
   */
  constructor(strip, redraw) {
    super(strip, "div", redraw);
    this.#strip = strip;
    this.#extents = new ItemExtents(strip, this);
  }

  /** Sends all items anew, because they are others than before. */
  sendAll() {
    this.#strip.send(EVENT_COUNT, [0]);
    this.#extents.measure();
    if (this.count) this.#sendChange({at: 0, by: this.count});
    this.#extents.sendAll();
  }

  /**
   * Follows the items, and sends what came, went or changed.
   *
   * @param {(changes: import('./changes.js').Change[]) => void} changed gets the changes before elements belong to other items
   * @param {import('./changes.js').Change[]} [edits] the changes of the data, if they are known
   * @returns {import('./item-elements.js').Update}
   */
  reload(changed, edits) {
    const update = super.reload(changed, edits);
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
    const {items, count} = this;
    const last = to === undefined && by > 0 ? count : count - length;
    const areWhole = [at, length, to ?? 0].every((number) => Number.isInteger(number) && number >= 0);
    if (items && areWhole && Math.max(at, to ?? 0) <= last) return length > 0;
    const need = `items as data, and indices within 0..<${count}`;
    console.warn(`<${this.host.localName}>: insertItems(), removeItems() and moveItems() need ${need}`);
    return false;
  }

  /** Lays the items out along the other axis: the length of an element for data becomes its other side. */
  axisChanged() {
    if (this.items?.extent)
      for (const {element} of [...this.views, ...this.placed])
        element.style[this.#strip.isVertical ? "width" : "height"] = "";
    for (const view of this.views) this.giveItem(view, view.index);
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
    for (const view of this.views)
      if (view.isPrepared) this.nameItem(view);
  }

  /**
   * @param {ItemView} view
   * @param {number} index
   */
  giveItem(view, index) {
    super.giveItem(view, index);
    const {element} = view;
    if (this.items?.extent)
      element.style[this.#strip.isVertical ? "height" : "width"] = `${ask(this, "extent", index) ?? 0}px`;
    // The browser itself would not scroll a strip, because the strip does not scroll natively.
    element.scrollIntoView = (options) => {
      this.#strip.selection.select(view.index, true);
      this.host.scrollIntoView(options);
    };
    return view;
  }

  /** @param {ItemView} view */
  prepared(view) {
    super.prepared(view);
    this.#extents.watch(view.element);
  }

  /** @param {ItemView} view */
  nameItem({element, index}) {
    nameSlide(element, index, this.count, this.#strip.element.strings);
  }

  /**
   * @param {ItemView} view
   * @param {boolean} [stays] whether an element that was made for data stays in the page
   */
  release(view, stays) {
    const {element} = view;
    super.release(view, stays);
    takeAttributes(element);
    this.#extents.unwatch(element);
    Reflect.deleteProperty(element, "scrollIntoView");
  }

  /** @param {import('./changes.js').Change} change */
  #sendChange(change) {
    this.#strip.send(...changeEvent(change, this.#extents.common));
  }
}
