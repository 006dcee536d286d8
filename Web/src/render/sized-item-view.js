import {ItemView} from "./item-view.js";

/** Places an element that is as long as the engine says. The style sheet says how large it is across the strip. */
export class SizedItemView extends ItemView {
  /** @type {Record<string, string>} the styles of `sizes` that were written last */
  #written = {};

  /** Whether it is in a column. */
  get isVertical() {
    return this.element.matches("[axis=vertical] > *");
  }

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    super.place(placement);
    const sizes = this.sizes(placement);
    for (const [name, value] of Object.entries(sizes))
      if (value !== this.#written[name]) this.element.style.setProperty(name, value);
    this.#written = sizes;
  }

  forget() {
    super.forget();
    this.#written = {};
  }

  release() {
    super.release();
    for (const name of Object.keys(this.#written)) this.element.style.removeProperty(name);
    this.#written = {};
  }

  /**
   * Returns the CSS properties that say how large its parts are.
   *
   * @param {import('../engine/placement.js').Placement} placement
   * @returns {Record<string, string>}
   */
  sizes({width, height}) {
    return this.isVertical ? {width: "", height: `${this.length(height)}px`} :
                             {width: `${this.length(width)}px`, height: ""};
  }

  /**
   * Returns the length of the element for the length of its box.
   * @param {number} length in pixels
   */
  length(length) {
    return length;
  }
}
