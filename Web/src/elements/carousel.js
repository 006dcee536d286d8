import {KIND_CAROUSEL, OPTION_EFFECT, OPTION_EFFECT_SCALE, OPTION_TAP} from "../abi.js";
import {CarouselDriver} from "../driver/exhibits/carousel-driver.js";

import {defineExhibit} from "./option-properties.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

const OPTIONS = /** @type {const} */ ([...STRIP_OPTIONS, OPTION_EFFECT, OPTION_EFFECT_SCALE, OPTION_TAP]);

class Carousel extends StripElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "for", "plain-links"];
  }

  /** The id of the element whose items have their thumbnails here; mirrors the attribute `for`. */
  get htmlFor() {
    return this.getAttribute("for") ?? "";
  }

  set htmlFor(id) {
    this.setAttribute("for", id);
  }

  /**
   * An effect of one's own: how items are drawn at a few phases, with straight lines between them; null for `effect`.
   * @returns {readonly import('../engine/effect-stops.js').Stop[] | null}
   */
  get stops() {
    return this.#carousel.stops;
  }

  /** @param {readonly import('../engine/effect-stops.js').Stop[] | null} stops */
  set stops(stops) {
    this.#carousel.stops = stops;
  }

  get #carousel() {
    return /** @type {CarouselDriver} */ (this.driver);
  }
}

defineExhibit(
  Carousel,
  {kind: KIND_CAROUSEL, options: OPTIONS, Driver: CarouselDriver, Viewer: VIEWER ? VitrinePhotoViewer : undefined});

/**
 * A row or column of anything that follows the finger, glides on and comes to rest on an item; endless with `loop`.
 *
 * ```html
 * <vitrine-carousel loop indicator="dots" controls label="Films">
 *   <article>…</article>
 *   <a href="film.html"><img src="poster.jpg" alt="…"></a>
 * </vitrine-carousel>
 * ```
 *
 * @attr {string} for - the id of the element whose items have their thumbnails here
 * @attr {boolean} plain-links - whether a click on a link to a picture follows the link; otherwise the viewer shows the picture
 * @cssprop --vitrine-items-per-view - how many items are in view, at least 1; without it, items have the size that the page gives them
 */
export const VitrineCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof Carousel, typeof OPTIONS[number]['name']>} */ (
    /** @type {unknown} */ (Carousel));
/** @typedef {InstanceType<typeof VitrineCarousel>} VitrineCarousel */
