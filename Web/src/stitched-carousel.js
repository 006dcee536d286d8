import {ACTIVE, controlAt, makeButton} from "./act.js";
import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {part} from "./part.js";
import {Photograph} from "./photograph.js";
import {Pinch} from "./pinch.js";
import {bounded, ratioOf, toldRatio} from "./ratio.js";
import {StitchedExhibit} from "./stitched-exhibit.js";
import {stitchedStyle} from "./stitched-style.js";
import {VitrineStrip} from "./strip.js";

/** How long a hand feels a heavy knock, in milliseconds: the longest that is felt as one. */
const KNOCK = 20;

/**
 * A row of photographs of any ratios, each as high as the row; two fingers that close stitch them into one strip without gaps,
 * two that spread part them again. A tap opens one in the viewer.
 *
 * ```html
 * <vitrine-stitched-carousel label="The quay">
 *   <a href="left.jpg"><img src="left-600.jpg" width="600" height="400" alt="Warehouses"></a>
 *   <img src="middle-600.jpg" width="600" height="800" alt="The crane">
 * </vitrine-stitched-carousel>
 * ```
 * Events and parts are those of every strip, and `vitrine-stitch` with what it will be, once for each decision; the part
 * `stitch` is the button that does the same.
 */
export class VitrineStitchedCarousel extends withOptions
(VitrineStrip, "radius", "row-height") {
  static get kind() {
    return Kind.stitched;
  }

  static get Exhibit() {
    return StitchedExhibit;
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "stitched"];
  }

  #button = part("button", "stitch");
  #pinch = new Pinch(this, this, () => this.viewport);
  #isStitched = false;
  #breadth = 0;

  get Cell() {
    return Photograph;
  }

  get styles() {
    return [...super.styles, stitchedStyle()];
  }

  get strip() {
    return /** @type {StitchedExhibit | null} */ (super.strip);
  }

  /** @returns {number | ((index: number) => number) | null} */
  get extent() {
    return super.extent ?? this.#length;
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
    this.#turn(true, options.animated);
  }

  /**
   * Opens the gaps.
   * @param {{ animated?: boolean }} options
   */
  unstitch(options = {}) {
    this.#turn(false, options.animated);
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
    if (name === "stitched" && this.stitched !== this.#isStitched) this.#turn(this.stitched, false);
    if (name === "row-height") this.resized();
  }

  /**
   * @param {import('./exhibit.js').Exhibit} exhibit
   * @param {AbortSignal} signal
   */
  arrived(exhibit, signal) {
    this.#isStitched = this.stitched;
    this.strip?.stitch(this.stitched, false, this.now);
    super.arrived(exhibit, signal);
    this.named();
    this.#pinch.listen(signal);
    this.#button.addEventListener("click", () => this.#turn(!this.#isStitched), {signal});
    this.addEventListener("click", (event) => this.#clicked(event), {signal});
    this.addEventListener("keydown", (event) => this.#keyed(event), {signal});
    // It does not bubble, but it is captured.
    this.addEventListener("load", ({target}) => this.#loaded(target), {signal, capture: true});
  }

  named() {
    super.named();
    this.#button.setAttribute("aria-label", this.strings.stitch);
    this.#button.setAttribute("aria-pressed", `${this.#isStitched}`);
  }

  /** @param {import('./cell.js').Cell} cell */
  used(cell) {
    makeButton(buttonIn(cell.element), cell.element, cell.index, this);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const photograph = this.content.cells.element(this.content.cells.indexOf(control));
    return !!photograph && control !== buttonIn(photograph);
  }

  /** What is seen of a photograph is all of it, with the corners that the engine gave it. */
  pictureOf() {
    return null;
  }

  resized() {
    super.resized();
    const breadth = this.#breadthNow;
    if (breadth === this.#breadth) return;
    this.#breadth = breadth;
    this.content.measure();
  }

  /**
   * @param {string} name
   * @param {readonly number[]} numbers
   */
  happened(name, numbers) {
    super.happened(name, numbers);
    if (name === "stitch") this.#turned(numbers[0] === 1);
    // Browsers complain of a page that knocks before anybody has touched it.
    if (name === "haptic" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(KNOCK);
  }

  /**
   * @param {boolean} isStitched
   * @param {boolean} [animated]
   */
  #turn(isStitched, animated = true) {
    this.strip?.stitch(isStitched, animated, this.now);
    this.draw(this.now);
  }

  /** @param {boolean} isStitched */
  #turned(isStitched) {
    if (isStitched === this.#isStitched) return;
    this.#isStitched = isStitched;
    this.stitched = isStitched;
    this.#button.setAttribute("aria-pressed", `${isStitched}`);
    this.emit("vitrine-stitch", {isStitched});
  }

  /**
   * What nobody knew of a photograph is known: the row makes room for it.
   * @param {EventTarget | null} image
   */
  #loaded(image) {
    const index = this.content.cells.indexOf(image);
    if (index < 0 || this.items?.ratio || toldRatio(this.content.cells.element(index))) return;
    this.strip?.measure(index, [this.#length(index)], this.now);
    this.refresh();
  }

  /**
   * How long an item is along the strip, in pixels: as its ratio asks.
   *
   * @param {number} index
   * @returns {number}
   */
  #length = (index) => {
    const told = this.items?.ratio?.(index);
    const ratio = told === undefined ? ratioOf(this.content.cells.element(index)) : bounded(told);
    return this.#breadthNow * (this.axis === "vertical" ? 1 / ratio : ratio);
  };

  /** How high the row is, or how wide the column. */
  get #breadthNow() {
    const {clientWidth, clientHeight} = this.viewport;
    const room = this.axis === "vertical" ? clientWidth : clientHeight;
    return Math.min(this.rowHeight, room || Infinity);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const index = this.content.cells.indexOf(event.target);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const control = controlAt(event.target, this);
    if (index < 0 || !isPlain || event.defaultPrevented || control && this.actsByItself(control)) return;
    event.preventDefault();
    this.open(index);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    const {key, target, defaultPrevented} = event;
    if (defaultPrevented || (key !== "Enter" && key !== " ")) return;
    if (!(target instanceof HTMLElement) || target.matches(ACTIVE) || target.getAttribute("role") !== "button") return;
    event.preventDefault();
    target.click();
  }
}

/**
 * What opens a photograph: the item or a link in it, else its picture.
 *
 * @param {HTMLElement} element of an item
 * @returns {HTMLElement}
 */
function buttonIn(element) {
  if (element.matches(ACTIVE)) return element;
  return element.querySelector(ACTIVE) ?? element.querySelector("img") ?? element;
}
