import {EVENT_STOPS, KIND_CAROUSEL} from "../abi.js";
import {stopNumbers} from "../engine/effect-stops.js";
import {optionValue} from "../engine/options.js";

import {mirrorOptions} from "./option-properties.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";
import {Thumbnails} from "./thumbnails.js";

/** @typedef {import('../engine/effect-stops.js').Stop} Stop */

const OPTIONS = Object.freeze(/** @type {const} */ ([...STRIP_OPTIONS, "effect", "effect-scale", "tap"]));

class Carousel extends StripElement {
  /** @type {readonly Stop[] | null} */
  #stops = null;
  #thumbnails = new Thumbnails(this);

  static get kind() {
    return KIND_CAROUSEL;
  }

  static get options() {
    return OPTIONS;
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "for"];
  }

  /** The id of the element whose items have their thumbnails here; mirrors the attribute `for`. */
  get htmlFor() {
    return this.getAttribute("for") ?? "";
  }

  set htmlFor(id) {
    this.setAttribute("for", id);
  }

  /** @returns {readonly import('../engine/options.js').OptionName[]} */
  get styleOptions() {
    return ["spacing"];
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

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (name === "effect") this.#renderState();
    if (name === "for" && this.model) this.#thumbnails.retarget();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    super.listen(signal);
    this.#thumbnails.listen(signal);
  }

  /** @param {import('../render/item-view.js').ItemView} view */
  adopted(view) {
    this.#thumbnails.adopt(view);
  }

  /** Its style sheet prepares items that an effect moves. */
  #renderState() {
    const hasEffect = this.#stops || optionValue(this, "effect") !== "none";
    this.internals.states[hasEffect ? "add" : "delete"]("effect");
  }

  #sendStops() {
    this.#renderState();
    this.send(EVENT_STOPS, stopNumbers(this, this.#stops ?? []));
  }
}

mirrorOptions(Carousel, OPTIONS);

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
 * @cssprop --vitrine-items-per-view - how many items are in view, at least 1; without it, items have the size that the page gives them
 */
export const VitrineCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof Carousel, typeof OPTIONS[number]>} */ (
    /** @type {unknown} */ (Carousel));
/** @typedef {InstanceType<typeof VitrineCarousel>} VitrineCarousel */
