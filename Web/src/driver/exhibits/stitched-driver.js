import stitchedStyle from "styles/stitched.css";

import {clickButton} from "../../a11y/button-role.js";
import {EVENT_STITCH, OPTION_RADIUS, OPTION_ROW_HEIGHT, SIGNAL_HAPTIC, SIGNAL_STITCH} from "../../abi.js";
import {optionValue} from "../../engine/options.js";
import {listenToPinches} from "../../input/pinch-input.js";
import {ask} from "../../items/item-answers.js";
import {ratioInRow} from "../../items/photo-ratio.js";
import {part} from "../../render/part.js";
import {StitchedItemView} from "../../render/stitched-item-view.js";
import {ItemPictures} from "../opening/item-pictures.js";
import {ViewerLink} from "../opening/viewer-link.js";
import {StripDriver} from "../strip/strip-driver.js";

import {StitchedRole} from "./stitched-role.js";

/** The options that the style sheet needs too. */
export const ROW_SIZES = /** @type {const} */ ([OPTION_RADIUS, OPTION_ROW_HEIGHT]);

/** How long the haptic is, in milliseconds: the longest that is felt as one knock. */
const HAPTIC = 20;

/** Draws a row of photographs, which can be stitched together. */
export class StitchedDriver extends StripDriver {
  /** @type {ViewerLink | undefined} */
  viewerLink = VIEWER ? new ViewerLink(this, new ItemPictures(this)) : undefined;
  /** @type {readonly import('../../engine/options.js').Option[]} */
  styleOptions = ROW_SIZES;
  /** @type {string[]} */
  styles = [...this.styles, stitchedStyle];
  #button = part("button", "stitch");
  #isStitched = false;
  #breadth = 0;

  makeRole() {
    return new StitchedRole(this, StitchedItemView);
  }

  /** @returns {import('../../items/item-extents.js').Extent} */
  get extent() {
    return super.extent ?? this.#length;
  }

  /**
   * Closes or opens the gaps.
   *
   * @param {boolean} isStitched
   * @param {boolean} animated
   */
  stitch(isStitched, animated) {
    this.send(EVENT_STITCH, [+isStitched, +animated]);
    this.drawNow();
  }

  /** @param {ShadowRoot} root */
  build(root) {
    super.build(root);
    // It lies over the photographs, where fingers begin to drag.
    this.#button.dataset.drag = "";
    this.viewport.before(this.#button);
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    if (name === "stitched" && this.#attribute !== this.#isStitched) this.stitch(this.#attribute, false);
    if (name === "row-height" && this.model) this.resized();
  }

  sendState() {
    this.#show(this.#attribute);
    this.send(EVENT_STITCH, [+this.#attribute, 0]);
    super.sendState();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {element} = this;
    super.listen(signal);
    listenToPinches(this, element, (event) => this.space.measure().locate(event), signal);
    this.#button.addEventListener("click", () => this.stitch(!this.#isStitched, true), {signal});
    if (VIEWER) element.addEventListener("click", (event) => this.viewerLink?.openClicked(event), {signal});
    element.addEventListener("keydown", clickButton, {signal});
    // A load event does not bubble, but it is captured.
    element.addEventListener("load", ({target}) => this.#onLoad(target), {signal, capture: true});
  }

  renderLabels() {
    super.renderLabels();
    this.#button.title = this.#button.ariaLabel = this.element.strings.stitch;
  }

  resized() {
    const breadth = this.#breadthNow;
    const hasChanged = this.measureViewport();
    if (breadth !== this.#breadth) this.itemElements.resize();
    this.#breadth = breadth;
    super.resized(hasChanged);
  }

  /**
   * @param {import('../../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    super.draw(scene, time);
    this.#button.hidden = this.itemElements.count < 2;
  }

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal(signal) {
    const [kind, isStitched] = signal;
    super.onSignal(signal);
    if (kind === SIGNAL_STITCH) this.#onStitch(isStitched === 1);
    // Browsers warn about a page that vibrates before anybody has touched it.
    if (kind === SIGNAL_HAPTIC && navigator.userActivation.hasBeenActive) navigator.vibrate?.(HAPTIC);
  }

  get #attribute() {
    return this.element.hasAttribute("stitched");
  }

  /** @param {boolean} isStitched */
  #onStitch(isStitched) {
    if (isStitched === this.#isStitched) return;
    this.#show(isStitched);
    this.element.toggleAttribute("stitched", isStitched);
    this.emit("vitrine-stitch", {isStitched});
  }

  /** @param {boolean} isStitched */
  #show(isStitched) {
    this.#isStitched = isStitched;
    this.#button.ariaPressed = `${isStitched}`;
  }

  /**
   * Makes room for a photograph whose ratio was unknown until it loaded, or is that of another picture now.
   * @param {EventTarget | null} image
   */
  #onLoad(image) {
    const {itemElements} = this;
    const index = itemElements.indexOf(image);
    if (index >= 0 && !itemElements.items?.extent && !itemElements.items?.ratio) itemElements.update(index);
  }

  /**
   * Returns how long an item is along the strip, in pixels, as its ratio asks.
   *
   * @param {number} index
   * @returns {number}
   */
  #length = (index) => {
    const {itemElements, isVertical} = this;
    const ratio = ratioInRow(itemElements.element(index), ask(itemElements, "ratio", index));
    return this.#breadthNow * (isVertical ? 1 / ratio : ratio);
  };

  /** How high the row is, or how wide the column. */
  get #breadthNow() {
    const {clientWidth, clientHeight} = this.contents.renderer.plane;
    const room = this.isVertical ? clientWidth : clientHeight;
    return Math.min(optionValue(this.element, OPTION_ROW_HEIGHT), room || Infinity);
  }
}
