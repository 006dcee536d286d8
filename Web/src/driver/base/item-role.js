import {ItemView} from "../../render/item-view.js";

/**
 * The role of an item for people who tap it, use keys or hear the page, and which of its parts act at a tap.
 * @template {import('./driver.js').Driver} [Exhibit=any]
 */
export class ItemRole {
  /**
   * @param {Exhibit} exhibit the driver of the element that has the item
   * @param {typeof ItemView} View places the element of the item
   */
  constructor(exhibit, View = ItemView) {
    this.exhibit = exhibit;
    this.View = View;
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
