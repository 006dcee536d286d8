import {SizedItemView} from "./sized-item-view.js";

/**
 * Places a photograph that is stitched to the next.
 *
 * Browsers paint boxes in whole pixels of the page, which may be several of the screen, and would round the overlap of
 * stitched photographs away. So the element is as many whole pixels long as its box needs, and the rest is clipped.
 */
export class StitchedItemView extends SizedItemView {
  /** @param {number} length in pixels */
  length(length) {
    return Math.ceil(length);
  }

  /** @param {import('../engine/placement.js').Placement} placement */
  clipPath(placement) {
    const {width, height} = placement;
    return this.isVertical ? placement.clipPath(0, this.length(height) - height) :
                             placement.clipPath(this.length(width) - width);
  }
}
