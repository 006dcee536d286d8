import {KIND_EXPANDING, OPTION_CURVE, OPTION_DURATION, OPTION_HOVER_DELAY, OPTION_MULTIPLE, OPTION_REVEAL,} from "../abi.js";
import {CARD_SIZES, CardDriver} from "../driver/exhibits/card-driver.js";

import {defineExhibit} from "./option-properties.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

const OPTIONS = /** @type {const} */ ([
  ...STRIP_OPTIONS,
  ...CARD_SIZES,
  OPTION_MULTIPLE,
  OPTION_REVEAL,
  OPTION_HOVER_DELAY,
  OPTION_DURATION,
  OPTION_CURVE,
]);

class ExpandingCarousel extends StripElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "expanded"];
  }

  /** The item that is expanded or expanding, of several the last one; null when none is. Assigning is without animation. */
  get expandedIndex() {
    return this.#cards.expandedIndex;
  }

  set expandedIndex(index) {
    if (index === null) this.collapse({animated: false});
    else this.expand(index, {animated: false});
  }

  /**
   * Expands an item in place. The one that is expanded closes, unless there may be several.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  expand(index, options = {}) {
    this.#cards.expand(index, options.animated ?? true);
  }

  /**
   * Closes the items that are expanded.
   * @param {{ animated?: boolean }} options
   */
  collapse(options = {}) {
    this.#cards.collapse(options.animated ?? true);
  }

  get #cards() {
    return /** @type {CardDriver} */ (this.driver);
  }
}

defineExhibit(
  ExpandingCarousel,
  {kind: KIND_EXPANDING, options: OPTIONS, Driver: CardDriver, Viewer: VIEWER ? VitrinePhotoViewer : undefined});

/**
 * A row of cards. One that is hovered, tapped or chosen by key widens in place: its poster fades to a still, details appear
 * over it, and its neighbours make room.
 *
 * ```html
 * <vitrine-expanding-carousel label="Films">
 *   <article>
 *     <img data-part="poster" src="harbour.jpg" alt="Harbour">
 *     <img data-part="still" src="harbour-still.jpg" alt="Harbour at dusk">
 *     <div data-part="details"><p>1961, 96 minutes</p><a href="watch.html">Watch</a></div>
 *     <h3>Harbour</h3>
 *   </article>
 * </vitrine-expanding-carousel>
 * ```
 * The custom property `--vitrine-openness` of a card says how far it is open, from 0 to 1.
 *
 * @attr {number} expanded - the card that is open
 * @fires vitrine-expand - a card opens or closes in place
 */
export const VitrineExpandingCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof ExpandingCarousel, typeof OPTIONS[number]['name']>} */
  (
    /** @type {unknown} */ (ExpandingCarousel));
/** @typedef {InstanceType<typeof VitrineExpandingCarousel>} VitrineExpandingCarousel */
