import {HeldPictures} from "./held-pictures.js";
import {ItemElements} from "./item-elements.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/** The elements of the cells of a grid. Pictures of data can wait while it jumps. */
export class CellElements extends ItemElements {
  #pictures = new HeldPictures();
  /** Whether pictures wait. */
  #holds = false;

  /**
   * Lets the pictures of cells that come into view wait from now on, or releases them. Returns whether there were any to release.
   * @param {boolean} holds
   */
  holdPictures(holds) {
    this.#holds = holds;
    const hasReleased = !holds && this.#pictures.release().length > 0;
    if (hasReleased) this.version++;
    return hasReleased;
  }

  /**
   * @param {ItemView} view
   * @param {number} index
   */
  giveItem(view, index) {
    this.#pictures.change(view.element, () => super.giveItem(view, index));
    if (this.#holds && this.items) this.#pictures.hold(view.element);
    return view;
  }

  /**
   * @param {ItemView} view
   * @param {boolean} [stays]
   */
  release(view, stays) {
    if (stays || !this.madeForData.has(view.element)) this.#pictures.release(view.element);
    else this.#pictures.drop(view.element);
    super.release(view, stays);
  }
}
