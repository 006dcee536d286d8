import {SizedItemView} from "./sized-item-view.js";

/** Places a card. The style sheet draws it from one number, which says how far the card is open. */
export class CardView extends SizedItemView {
  /** @param {import('../engine/placement.js').Placement} placement */
  sizes(placement) {
    return {...super.sizes(placement), "--vitrine-openness": `${placement.openness}`};
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
    // One that flies to another element is away as a whole.
    if (REARRANGES) this.element.style.opacity = opacity < 0 ? "0" : "";
    this.element.toggleAttribute("data-away", opacity === 0);
  }
}
