import {BoxedCell} from "./boxed-cell.js";

/** The element of a card that opens: the style sheet makes all that is seen of it of the one number that says how far. */
export class Card extends BoxedCell {
  #openness = NaN;

  /** @param {import('./scene.js').Scene} placement */
  place(placement) {
    super.place(placement);
    const {openness} = placement;
    if (openness !== this.#openness)
      this.element.style.setProperty("--vitrine-openness", `${(this.#openness = openness)}`);
  }

  /**
   * While all of it is seen its corners are the style sheet's: nothing is rounded twice.
   * @param {import('./scene.js').Scene} placement
   */
  cut(placement) {
    return placement.isCropped ? placement.clipPath : "";
  }

  /**
   * Only the picture of a card flies to the full screen; the style sheet fades the rest.
   * @param {number} opacity
   */
  fade(opacity) {
    this.element.toggleAttribute("data-away", opacity === 0);
  }

  release() {
    super.release();
    this.element.style.removeProperty("--vitrine-openness");
  }
}
