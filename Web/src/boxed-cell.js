import {Cell} from "./cell.js";

/** The element of an item that is as long as the engine says; across the strip, it is as large as the style sheet makes it. */
export class BoxedCell extends Cell {
  #width = NaN;
  #height = NaN;

  /** Whether it is in a column. */
  get isVertical() {
    return this.element.parentElement?.getAttribute("axis") === "vertical";
  }

  /** @param {import('./scene.js').Scene} placement */
  place(placement) {
    super.place(placement);
    const {boxWidth, boxHeight} = placement;
    if (boxWidth !== this.#width || boxHeight !== this.#height) this.#resize(boxWidth, boxHeight);
  }

  release() {
    super.release();
    this.element.style.width = this.element.style.height = "";
  }

  /**
   * How long the element is for a box that is so long.
   * @param {number} length
   */
  length(length) {
    return length;
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  #resize(width, height) {
    const {isVertical, element: {style}} = this;
    style.width = isVertical ? "" : `${this.length(width)}px`;
    style.height = isVertical ? `${this.length(height)}px` : "";
    [this.#width, this.#height] = [width, height];
  }
}
