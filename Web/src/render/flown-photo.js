import {imageIn} from "../items/photo-ratio.js";

import {croppedBoxes, outerRadius} from "./cropped-boxes.js";
import {WrittenStyles} from "./written-styles.js";

/**
 * The shadow of an item of one end of the flight. It is as visible as the other items of that end.
 *
 * @typedef {object} Shadow
 * @property {Driver} driver of the end
 * @property {HTMLElement} element
 * @property {number} width in pixels of the end
 * @property {number} height
 */

/** @typedef {import('../driver/arrangement/rearrangement.js').ExhibitDriver} Driver */

/** A photograph that flies: its picture in a box that crops it, and behind it the shadows of its items. */
export class FlownPhoto {
  element = document.createElement("div");
  #whole = document.createElement("div");
  #styles = new WrittenStyles();
  /** @type {(Shadow | undefined)[]} of the source and of the destination */
  #shadows = [];
  /** The item whose photograph it is. */
  item;

  /**
   * @param {number} item
   * @param {HTMLImageElement | undefined} picture that the page shows; undefined if there is none yet
   */
  constructor(item, picture) {
    this.item = item;
    this.element.append(this.#whole);
    if (picture) this.#show(picture);
  }

  /** The elements of the photograph, from back to front. */
  get elements() {
    return [...this.#shadows.flatMap((shadow) => shadow?.element ?? []), this.element];
  }

  /**
   * Has the shadows of its items from now on.
   * @param {readonly Driver[]} ends the source and the destination
   */
  castShadows(ends) {
    const before = this.#shadows;
    this.#shadows =
      ends.map((driver) => before.find((shadow) => shadow?.driver === driver) ?? shadowOf(driver, this.item));
    for (const shadow of before)
      if (!this.#shadows.includes(shadow)) shadow?.element.remove();
    this.element.before(...this.elements.slice(0, -1));
  }

  /**
   * @param {import('../engine/placement.js').Placement} placement
   * @param {readonly number[]} opacities of the other items of the source and of the destination
   */
  place(placement, opacities) {
    const {x, y, width, height, scale, opacity, depth, elevation, rotation} = placement;
    const {outer, inner} = croppedBoxes(placement);
    const [middleX, middleY] = [x + width * scale / 2, y + height * scale / 2];
    // About the middle, as items.
    const turn = rotation &&
      `translate(${middleX}px, ${middleY}px) rotate${
                   rotation.replace(/(.) (.*)/, (_, axis, angle) => `${axis.toUpperCase()}(${angle})`)} translate(${
                   - middleX}px, ${- middleY}px) `;
    const raised = elevation ? `translateZ(${elevation}px) ` : "";
    this.#styles.write([
      this.element, {
        "width": `${width}px`,
        "height": `${height}px`,
        "border-radius": outerRadius(placement),
        "z-index": `${Math.round(depth * 1000)}`,
        "opacity": `${opacity}`,
        "transform": `${raised}${turn}${outer}`,
      }
    ]);
    this.#styles.write([this.#whole, {transform: inner}]);
    const across = width - placement.cropLeft - placement.cropRight;
    const down = height - placement.cropTop - placement.cropBottom;
    for (const [end, shadow] of this.#shadows.entries()) {
      if (!shadow) continue;
      this.#styles.write([
        shadow.element, {
          "z-index": `${Math.round(depth * 1000)}`,
          "opacity": `${opacity * (opacities[end] ?? 0)}`,
          "transform": `${raised}${turn}translate(${x + placement.cropLeft * scale}px, ${
            y + placement.cropTop * scale}px) scale(${across * scale / shadow.width}, ${down * scale / shadow.height})`,
        }
      ]);
    }
  }

  /**
   * Shows a picture that is in the browser's memory, so nothing is requested, and nothing is blank.
   * @param {HTMLImageElement} picture
   */
  #show(picture) {
    const {objectFit, objectPosition} = getComputedStyle(picture);
    const image = new Image();
    image.decoding = "sync";
    image.alt = "";
    image.src = picture.currentSrc || picture.src;
    image.style.cssText = `object-fit: ${objectFit}; object-position: ${objectPosition}`;
    this.#whole.append(image);
  }
}

/**
 * Returns the shadow of an item; undefined without one.
 *
 * @param {Driver} driver
 * @param {number} item
 * @returns {Shadow | undefined}
 */
function shadowOf(driver, item) {
  const whole = driver.itemElements.element(item);
  if (!whole) return undefined;
  /** @type {HTMLElement | null} */
  let box = imageIn(whole) ?? null;
  while (box && box !== whole && getComputedStyle(box).boxShadow === "none") box = box.parentElement;
  if (!box) return undefined;
  const {boxShadow, borderRadius} = getComputedStyle(box);
  const {offsetWidth: width, offsetHeight: height} = box;
  if (boxShadow === "none" || !width || !height) return undefined;
  const element = document.createElement("span");
  element.style.cssText =
    `width: ${width}px; height: ${height}px; box-shadow: ${boxShadow}; border-radius: ${borderRadius}`;
  return {driver, element, width, height};
}
