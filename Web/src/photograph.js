import {BoxedCell} from "./boxed-cell.js";

/**
 * The element of a photograph that is stitched to the next.
 *
 * Browsers paint what is laid out in whole pixels of the page, which may be several of the screen. So that the overlap of
 * stitched photographs is not rounded away, the element is as many whole pixels long as its box needs, and what is too much
 * is cut off where it would be seen.
 */
export class Photograph extends BoxedCell {
  /** @param {number} length */
  length(length) {
    return Math.ceil(length);
  }

  /** @param {import('./scene.js').Scene} placement */
  cut(placement) {
    const {boxWidth, boxHeight} = placement;
    return placement.clipped(
      this.isVertical ? 0 : this.length(boxWidth) - boxWidth, this.isVertical ? this.length(boxHeight) - boxHeight : 0);
  }
}
