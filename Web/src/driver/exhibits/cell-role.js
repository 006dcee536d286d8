import {linkIn} from "../../items/photo-source.js";
import {SizedItemView} from "../../render/sized-item-view.js";
import {ItemRole} from "../base/item-role.js";

/** @typedef {import('../../render/item-view.js').ItemView} ItemView */

/**
 * The role of a cell: it contains the link to its photograph. Tab reaches one cell, the arrow keys the others.
 * @extends {ItemRole<import('./grid-driver.js').GridDriver>}
 */
export class CellRole extends ItemRole {
  #tabStop = 0;

  /** @param {import('./grid-driver.js').GridDriver} grid */
  constructor(grid) {
    super(grid, class extends SizedItemView {
      /**
       * Squares take their size from the grid, unless they have another one.
       * @param {import('../../engine/placement.js').Placement} placement
       */
      sizes(placement) {
        const {width, height} = placement;
        const isOwn = grid.isReshaped(placement);
        const px = (/** @type {number} */ length) => isOwn ? `${length}px` : "";
        return {"--vitrine-cell-width": px(width), "--vitrine-cell-height": px(height)};
      }
    });
  }

  /** The cell that Tab reaches. */
  get tabStop() {
    return this.#tabStop;
  }

  set tabStop(index) {
    const before = this.#link;
    this.#tabStop = index;
    if (before) before.tabIndex = -1;
    if (this.#link) this.#link.tabIndex = 0;
  }

  /** Gives focus to the cell that Tab reaches. */
  focus() {
    this.#link?.focus({preventScroll: true});
  }

  /** @param {ItemView} view */
  adopted({element, index}) {
    linkIn(element).tabIndex = index === this.#tabStop ? 0 : -1;
  }

  /** @param {ItemView} view */
  released({element}) {
    linkIn(element).removeAttribute("tabindex");
  }

  /** What leads to the large picture of the cell that Tab reaches. */
  get #link() {
    const cell = this.exhibit.itemElements.element(this.#tabStop);
    return cell && linkIn(cell);
  }
}
