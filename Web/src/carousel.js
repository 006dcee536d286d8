import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {numbers} from "./stops.js";
import {VitrineStrip} from "./strip.js";

/** @typedef {import('./stops.js').Stop} Stop */

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
export class VitrineCarousel extends withOptions
(VitrineStrip, "effect", "prominence", "tap") {
  static get kind() {
    return Kind.carousel;
  }

  /** @type {readonly Stop[] | null} */
  #stops = null;

  /** An effect of one's own: how items are drawn at a few phases, and between them in proportion; null for that of `effect`. */
  get stops() {
    return this.#stops;
  }

  set stops(stops) {
    this.#stops = stops && Object.freeze([...stops]);
    this.#tell();
  }

  /**
   * @param {import('./exhibit.js').Exhibit} exhibit
   * @param {AbortSignal} signal
   */
  arrived(exhibit, signal) {
    this.#tell();
    super.arrived(exhibit, signal);
  }

  #tell() {
    const {strip, now} = this;
    this.toggleAttribute("data-stops", this.#stops !== null);
    strip?.draws(numbers(this, this.#stops ?? []), now);
    this.refresh();
  }
}
