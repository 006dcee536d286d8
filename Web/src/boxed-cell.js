import {Cell} from "./cell.js";

/** The element of an item that is as long as the engine says; across the strip, it is as large as the style sheet makes it. */
export class BoxedCell extends Cell {
  #width = NaN;
  #height = NaN;

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
   * @param {number} width
   * @param {number} height
   */
  #resize(width, height) {
    const {parentElement, style} = this.element;
    const isVertical = parentElement?.getAttribute("axis") === "vertical";
    style.width = isVertical ? "" : `${width}px`;
    style.height = isVertical ? `${height}px` : "";
    [this.#width, this.#height] = [width, height];
  }
}
