import {controlOn} from "../../a11y/button-role.js";
import {EVENT_STOPS, OPTION_EFFECT, OPTION_SPACING} from "../../abi.js";
import {stopNumbers} from "../../engine/effect-stops.js";
import {optionValue} from "../../engine/options.js";
import {ItemPictures} from "../opening/item-pictures.js";
import {ViewerLink} from "../opening/viewer-link.js";
import {StripDriver} from "../strip/strip-driver.js";

import {Thumbnails} from "./thumbnails.js";

/** @typedef {import('../../engine/effect-stops.js').Stop} Stop */

/** A link that the browser follows in the same place. */
const FOLLOWED = "a:not([download], [target]:not([target=_self]))";

/** Draws a carousel, whose items an effect may change. They may be the thumbnails of another element. */
export class CarouselDriver extends StripDriver {
  /** @type {ViewerLink | undefined} */
  viewerLink = VIEWER ? new ViewerLink(this, new ItemPictures(this)) : undefined;
  /** @type {readonly import('../../engine/options.js').Option[]} */
  styleOptions = [OPTION_SPACING];
  /** @type {readonly Stop[] | null} */
  #stops = null;

  /** The page's own effect; null for the option `effect`. */
  get stops() {
    return this.#stops;
  }

  set stops(stops) {
    this.#stops = stops && Object.freeze([...stops]);
    this.#sendStops();
  }

  /** @returns {Thumbnails} */
  makeRole() {
    return new Thumbnails(this);
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    if (name === "effect") this.#renderState();
    if (name === "for" && this.model) this.#thumbnails.retarget();
  }

  sendState() {
    this.#sendStops();
    super.sendState();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    super.listen(signal);
    this.#thumbnails.listen(signal);
    if (!VIEWER) return;
    const {element} = this;
    element.addEventListener("click", (event) => {
      // Other parts of an item do nothing, since items can be anything.
      const isLink = controlOn(event.composedPath(), element)?.matches(FOLLOWED);
      if (isLink && !element.hasAttribute("plain-links")) this.viewerLink?.openClicked(event);
    }, {signal});
  }

  get #thumbnails() {
    return /** @type {Thumbnails} */ (this.role);
  }

  /** Its style sheet prepares items that an effect moves. */
  #renderState() {
    const hasEffect = this.#stops || optionValue(this.element, OPTION_EFFECT) !== "none";
    this.internals.states[hasEffect ? "add" : "delete"]("effect");
  }

  #sendStops() {
    this.#renderState();
    this.send(EVENT_STOPS, stopNumbers(this.element, this.#stops ?? []));
  }
}
