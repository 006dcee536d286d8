import {EVENT_STOPS, KIND_CAROUSEL} from "../abi.js";
import {stopNumbers} from "../engine/effect-stops.js";

import {withOptionProperties} from "./option-properties.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

/** @typedef {import('../engine/effect-stops.js').Stop} Stop */

const OPTIONS = Object.freeze(/** @type {const} */ ([...STRIP_OPTIONS, "effect", "effect-scale", "tap"]));

class Carousel extends StripElement {
  /** @type {readonly Stop[] | null} */
  #stops = null;

  static get kind() {
    return KIND_CAROUSEL;
  }

  static get options() {
    return OPTIONS;
  }

  /** An effect of one's own: how items are drawn at a few phases, with straight lines between them; null for `effect`. */
  get stops() {
    return this.#stops;
  }

  set stops(stops) {
    this.#stops = stops && Object.freeze([...stops]);
    this.#sendStops();
  }

  restore() {
    this.#sendStops();
    super.restore();
  }

  #sendStops() {
    this.toggleAttribute("data-stops", this.#stops !== null);
    this.send(EVENT_STOPS, stopNumbers(this, this.#stops ?? []));
  }
}

/**
 * A row or column of anything that follows the finger, glides on and comes to rest on an item; endless with `loop`.
 *
 * ```html
 * <vitrine-carousel loop indicator="dots" controls label="Films">
 *   <article>…</article>
 *   <a href="film.html"><img src="poster.jpg" alt="…"></a>
 * </vitrine-carousel>
 * ```
 * Events and parts are those of every strip.
 */
export const VitrineCarousel = withOptionProperties(Carousel, OPTIONS);
/** @typedef {InstanceType<typeof VitrineCarousel>} VitrineCarousel */
