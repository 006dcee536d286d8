import {ItemView} from "../render/item-view.js";

/**
 * What an item is for people, and what acts when they tap it.
 * @template {import('./driver.js').Driver} [Exhibit=any]
 */
export class ItemRole {
  /** @param {Exhibit} exhibit the driver of the element that has the item */
  constructor(exhibit) {
    this.exhibit = exhibit;
  }

  /** Places the element of an item. */
  get View() {
    return ItemView;
  }

  /** @param {ItemView} _view whose element belongs to an item from now on */
  adopted(_view) {}

  /** @param {ItemView} _view whose element belongs to no item any more */
  released(_view) {}

  /**
   * Returns whether a control in an item acts by itself, and is not the button that the item as a whole is.
   * @param {Element} _control
   */
  actsByItself(_control) {
    return true;
  }
}
