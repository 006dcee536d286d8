import stitchedStyle from "styles/stitched.css";

import {buttonIn, clickButton, makeButton} from "../a11y/button-role.js";
import {EVENT_EXTENTS, EVENT_STITCH, KIND_STITCHED, SIGNAL_HAPTIC, SIGNAL_STITCH} from "../abi.js";
import {optionValue} from "../engine/options.js";
import {listenToPinches} from "../input/pinch-input.js";
import {declaredRatio, limitedRatio, ratioOf} from "../items/photo-ratio.js";
import {part} from "../render/part.js";
import {StitchedItemView} from "../render/stitched-item-view.js";

import {mirrorOptions} from "./option-properties.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

/** The options that the style sheet needs too. */
const SIZES = Object.freeze(/** @type {const} */ (["radius", "row-height"]));

const OPTIONS = Object.freeze(/** @type {const} */ ([...STRIP_OPTIONS, ...SIZES]));

/** How long the haptic is, in milliseconds: the longest that is felt as one knock. */
const HAPTIC = 20;

class StitchedCarousel extends StripElement {
  #button = part("button", "stitch");
  #isStitched = false;
  #breadth = 0;

  static get kind() {
    return KIND_STITCHED;
  }

  static get options() {
    return OPTIONS;
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "stitched"];
  }

  /** Whether it is stitched together, or will be; mirrors the attribute. Assigning is without animation. */
  get stitched() {
    return this.hasAttribute("stitched");
  }

  set stitched(isStitched) {
    this.toggleAttribute("stitched", isStitched);
  }

  /**
   * Closes the gaps.
   * @param {{ animated?: boolean }} options
   */
  stitch(options = {}) {
    this.whenReady(() => this.#stitch(true, options.animated));
  }

  /**
   * Opens the gaps.
   * @param {{ animated?: boolean }} options
   */
  unstitch(options = {}) {
    this.whenReady(() => this.#stitch(false, options.animated));
  }

  get View() {
    return StitchedItemView;
  }

  /** @returns {readonly import('../engine/options.js').OptionName[]} */
  get styleOptions() {
    return SIZES;
  }

  get styles() {
    return [...super.styles, stitchedStyle];
  }

  /** @returns {import('../items/item-extents.js').Extent} */
  get extent() {
    return super.extent ?? this.#length;
  }

  connectedCallback() {
    super.connectedCallback();
    // It lies over the photographs, where fingers begin to drag.
    this.#button.dataset.drag = "";
    this.viewport.before(this.#button);
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (name === "stitched" && this.stitched !== this.#isStitched) this.#stitch(this.stitched, false);
    if (name === "row-height" && this.model) this.resized();
  }

  restore() {
    this.#show(this.stitched);
    this.send(EVENT_STITCH, [+this.stitched, 0]);
    super.restore();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    super.listen(signal);
    listenToPinches(this.target.send, this, (event) => this.target.space.measure().locate(event), signal);
    this.#button.addEventListener("click", () => this.#stitch(!this.#isStitched), {signal});
    this.addEventListener("click", (event) => this.openClicked(event), {signal});
    this.addEventListener("keydown", clickButton, {signal});
    // A load event does not bubble, but it is captured.
    this.addEventListener("load", ({target}) => this.#onLoad(target), {signal, capture: true});
  }

  renderLabels() {
    super.renderLabels();
    this.#button.ariaLabel = this.strings.stitch;
  }

  /** @param {import('../render/item-view.js').ItemView} view */
  adopted(view) {
    makeButton(buttonIn(view.element), view.element, this.nameOf(view));
  }

  /** @param {Element} control */
  actsByItself(control) {
    const photo = this.elements.element(this.elements.indexOf(control));
    return !!photo && control !== buttonIn(photo);
  }

  /** The whole photograph flies, with the corners that the engine gave it. */
  pictureOf() {
    return null;
  }

  resized() {
    const breadth = this.#breadthNow;
    this.measureViewport();
    if (breadth !== this.#breadth) this.resizeItems();
    this.#breadth = breadth;
    super.resized();
  }

  /**
   * @param {number} signal
   * @param {number} first
   * @param {number} second
   */
  onSignal(signal, first, second) {
    super.onSignal(signal, first, second);
    if (signal === SIGNAL_STITCH) this.#onStitch(first === 1);
    // Browsers warn about a page that vibrates before anybody has touched it.
    if (signal === SIGNAL_HAPTIC && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HAPTIC);
  }

  /**
   * @param {boolean} isStitched
   * @param {boolean} [animated]
   */
  #stitch(isStitched, animated = true) {
    this.send(EVENT_STITCH, [+isStitched, +animated]);
    this.flush();
  }

  /** @param {boolean} isStitched */
  #onStitch(isStitched) {
    if (isStitched === this.#isStitched) return;
    this.#show(isStitched);
    this.stitched = isStitched;
    this.emit("vitrine-stitch", {isStitched});
  }

  /** @param {boolean} isStitched */
  #show(isStitched) {
    this.#isStitched = isStitched;
    this.#button.ariaPressed = `${isStitched}`;
  }

  /**
   * Makes room for a photograph whose ratio was unknown until it loaded.
   * @param {EventTarget | null} image
   */
  #onLoad(image) {
    const index = this.elements.indexOf(image);
    if (index < 0 || this.items?.ratio || declaredRatio(this.elements.element(index))) return;
    this.send(EVENT_EXTENTS, [index, 1, this.#length(index)]);
  }

  /**
   * Returns how long an item is along the strip, in pixels, as its ratio asks.
   *
   * @param {number} index
   * @returns {number}
   */
  #length = (index) => {
    const given = this.items?.ratio?.(index);
    const ratio = given === undefined ? ratioOf(this.elements.element(index)) : limitedRatio(given);
    return this.#breadthNow * (this.isVertical ? 1 / ratio : ratio);
  };

  /** How high the row is, or how wide the column. */
  get #breadthNow() {
    const {clientWidth, clientHeight} = this.viewport;
    const room = this.isVertical ? clientWidth : clientHeight;
    return Math.min(optionValue(this, "row-height"), room || Infinity);
  }
}

mirrorOptions(StitchedCarousel, OPTIONS);

/**
 * A row of photographs of any ratios, each as high as the row. Two fingers that close stitch them into one strip without
 * gaps, and two that spread unstitch them. A tap opens one in the viewer.
 *
 * ```html
 * <vitrine-stitched-carousel label="The quay">
 *   <a href="left.jpg"><img src="left-600.jpg" width="600" height="400" alt="Warehouses"></a>
 *   <img src="middle-600.jpg" width="600" height="800" alt="The crane">
 * </vitrine-stitched-carousel>
 * ```
 *
 * @attr {boolean} stitched - whether the row is stitched together, or will be
 * @fires vitrine-stitch - the row is stitched or unstitched
 * @csspart stitch - the button that stitches and unstitches the row
 */
export const VitrineStitchedCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof StitchedCarousel, typeof OPTIONS[number]>} */ (
    /** @type {unknown} */ (StitchedCarousel));
/** @typedef {InstanceType<typeof VitrineStitchedCarousel>} VitrineStitchedCarousel */
