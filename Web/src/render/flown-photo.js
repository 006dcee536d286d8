import {imageIn} from "../items/photo-ratio.js";

import {croppedBoxes, outerRadius} from "./cropped-boxes.js";
import {WrittenStyles} from "./written-styles.js";

/** The name of the color of an item whose picture has not loaded. */
const PLACEHOLDER = "--vitrine-placeholder";

/** The longest side of a copy of a picture, in pixels. */
const LONGEST_COPY = 1024;

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
/** @typedef {import('./written-styles.js').Styles} Styles */

/**
 * An end of the flight of a photograph.
 *
 * @typedef {object} FlightEnd
 * @property {Driver} driver
 * @property {HTMLElement | undefined} element of the item, if it has one now
 */

/**
 * A photograph that flies: its picture in a box that crops it, and behind it the shadows of its items. Until its picture has loaded,
 * the box has its placeholder's color.
 */
export class FlownPhoto {
  element = document.createElement("div");
  #whole = document.createElement("div");
  #styles = new WrittenStyles();
  /** @type {(Shadow | undefined)[]} of the source and of the destination */
  #shadows = [];
  /** The number of its flight. */
  flight;
  /** The item whose photograph it is, below 0 for one that is gone. */
  item = -1;
  /** Whether it shows a picture. */
  hasPicture = false;
  #hasColor = false;

  /** @param {number} flight */
  constructor(flight) {
    this.flight = flight;
    this.element.append(this.#whole);
  }

  /** The elements of the photograph, from back to front. */
  get elements() {
    return [...this.#shadows.flatMap((shadow) => shadow?.element ?? []), this.element];
  }

  /**
   * Shows a picture. One that has loaded is in the browser's memory, so nothing is requested, and nothing is blank.
   * @param {HTMLImageElement | undefined} picture that the page shows; undefined if there is none yet
   */
  show(picture) {
    if (!picture || this.#hasColor && !picture.naturalWidth) return;
    const style = getComputedStyle(picture);
    this.#whole.style.setProperty(PLACEHOLDER, style.getPropertyValue(PLACEHOLDER));
    this.#hasColor = true;
    if (!picture.naturalWidth) return;
    const image = new Image();
    image.decoding = "sync";
    image.alt = "";
    image.src = picture.currentSrc;
    // WebKit asks the server whether the picture has changed, and shows nothing until then.
    for (const shown of image.complete ? [image] : [copyOf(picture), image]) {
      shown.style.cssText = `object-fit: ${style.objectFit}; object-position: ${style.objectPosition}`;
      this.#whole.append(shown);
    }
    this.hasPicture = true;
  }

  /**
   * Has the shadows of its items from now on.
   * @param {readonly FlightEnd[]} ends the source and the destination
   */
  castShadows(ends) {
    const before = this.#shadows;
    this.#shadows = ends.map((end) => before.find((shadow) => shadow?.driver === end.driver) ?? shadowOf(end));
    for (const shadow of before)
      if (!this.#shadows.includes(shadow)) shadow?.element.remove();
    this.element.before(...this.elements.slice(0, -1));
  }

  /**
   * @param {import('../engine/placement.js').Placement} placement
   * @param {readonly number[]} opacities of the other items of the source and of the destination
   * @param {number} [depth] its order
   * @param {string} [clip] the clip path that shows the visible part of the whole picture; without one, a box does
   */
  place(placement, opacities, depth = placement.depth, clip = "") {
    const order = {"z-index": `${Math.round(depth * 1000)}`};
    const box = {
      ...order,
      "width": `${placement.width}px`,
      "height": `${placement.height}px`,
      "border-radius": clip ? "" : outerRadius(placement),
      "clip-path": clip,
    };
    const [[outer, look], inner, ...shadows] = this.styles(placement, opacities, clip);
    this.#styles.write([outer, {...box, ...look}]);
    this.#styles.write(inner);
    for (const [element, look] of shadows) this.#styles.write([element, {...order, ...look}]);
  }

  /**
   * Returns the styles that a compositor can animate: of its two boxes, and of its shadows.
   *
   * @param {import('../engine/placement.js').Placement} placement
   * @param {readonly number[]} opacities of the other items of the source and of the destination
   * @param {string} [clip] as for `place`
   * @returns {[Styles, Styles, ...Styles[]]}
   */
  styles(placement, opacities, clip = "") {
    const {x, y, width, height, scale, opacity, elevation, rotation} = placement;
    const {outer, inner} =
      clip ? {outer: `translate(${x}px, ${y}px) scale(${scale})`, inner: ""} : croppedBoxes(placement);
    const [middleX, middleY] = [x + width * scale / 2, y + height * scale / 2];
    // About the middle, as items.
    const turn = rotation &&
      `translate(${middleX}px, ${middleY}px) rotate${
                   rotation.replace(/(.) (.*)/, (_, axis, angle) => `${axis.toUpperCase()}(${angle})`)} translate(${
                   - middleX}px, ${- middleY}px) `;
    const raised = elevation ? `translateZ(${elevation}px) ` : "";
    const across = width - placement.cropLeft - placement.cropRight;
    const down = height - placement.cropTop - placement.cropBottom;
    const shadows = this.#shadows.flatMap(
      (shadow, end) => shadow ? [/** @type {Styles} */ ([
        shadow.element, {
          opacity: `${opacity * (opacities[end] ?? 0)}`,
          transform: `${raised}${turn}translate(${x + placement.cropLeft * scale}px, ${
            y + placement.cropTop * scale}px) scale(${across * scale / shadow.width}, ${down * scale / shadow.height})`,
        }
      ])] :
                                []);
    return [
      [this.element, {opacity: `${opacity}`, transform: `${raised}${turn}${outer}`}],
      [this.#whole, {transform: inner}],
      ...shadows,
    ];
  }
}

/**
 * Returns a copy of the pixels of a picture that has loaded.
 * @param {HTMLImageElement} picture
 */
function copyOf(picture) {
  const {naturalWidth, naturalHeight} = picture;
  const scale = Math.min(1, LONGEST_COPY / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [naturalWidth, naturalHeight].map((length) => Math.ceil(length * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Returns the shadow of an item; undefined without one.
 *
 * @param {FlightEnd} end
 * @returns {Shadow | undefined}
 */
function shadowOf({driver, element: whole}) {
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
