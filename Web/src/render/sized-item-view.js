import {ItemView} from "./item-view.js";

/** Places an element that is as long as the engine says. The style sheet says how large it is across the strip. */
export class SizedItemView extends ItemView {
  #width = NaN;
  #height = NaN;

  /** Whether it is in a column. */
  get isVertical() {
    return this.element.parentElement?.getAttribute("axis") === "vertical";
  }

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    super.place(placement);
    const {width, height} = placement;
    if (width !== this.#width || height !== this.#height) this.#resize(width, height);
  }

  forget() {
    super.forget();
    this.#width = this.#height = NaN;
  }

  release() {
    super.release();
    this.element.style.width = this.element.style.height = "";
  }

  /**
   * Returns the length of the element for the length of its box.
   * @param {number} length in pixels
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
