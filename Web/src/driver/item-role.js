import {linkIn} from "../items/photo-source.js";
import {ItemView} from "../render/item-view.js";

/** What an item is for people: what acts when they tap it, and what flies to the viewer. */
export class ItemRole {
  /** Places the element of an item. */
  get View() {
    return ItemView;
  }

  /** @param {ItemView} _view whose element belongs to an item from now on */
  adopted(_view) {}

  /** @param {ItemView} _view whose element belongs to no item any more */
  released(_view) {}

  /**
   * Returns the picture that flies to the full screen; null if that is the whole item.
   *
   * @param {HTMLElement} element of an item
   * @returns {HTMLElement | null}
   */
  pictureOf(element) {
    return element.querySelector("img") ?? element;
  }

  /**
   * Returns what leads to the large picture of an item.
   * @param {HTMLElement} element
   */
  linkOf(element) {
    return linkIn(element);
  }

  /**
   * Returns what gets the focus when an item has closed.
   * @param {HTMLElement} element
   */
  focusOf(element) {
    return this.linkOf(element);
  }

  /**
   * Returns whether a control in an item acts by itself, and is not the button that the item as a whole is.
   * @param {Element} _control
   */
  actsByItself(_control) {
    return true;
  }

  /** @param {HTMLElement} _element of an item that begins to fly */
  flies(_element) {}
}
