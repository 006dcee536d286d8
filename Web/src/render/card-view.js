import {SizedItemView} from "./sized-item-view.js";

/** Places a card. The style sheet draws it from one number, which says how far the card is open. */
export class CardView extends SizedItemView {
  #openness = NaN;

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    super.place(placement);
    const {openness} = placement;
    if (openness !== this.#openness)
      this.element.style.setProperty("--vitrine-openness", `${(this.#openness = openness)}`);
  }

  /**
   * Leaves the corners of a whole card to the style sheet, so that nothing is rounded twice.
   * @param {import('../engine/placement.js').Placement} placement
   */
  clipPath(placement) {
    return placement.isCropped ? placement.clipPath() : "";
  }

  /**
   * Only the picture of a card flies to the full screen. The style sheet fades the rest.
   * @param {number} opacity
   */
  fade(opacity) {
    this.element.toggleAttribute("data-away", opacity === 0);
  }

  forget() {
    super.forget();
    this.#openness = NaN;
  }

  release() {
    super.release();
    this.element.style.removeProperty("--vitrine-openness");
  }
}
