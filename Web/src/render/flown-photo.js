import {croppedBoxes, outerRadius} from "./cropped-boxes.js";
import {WrittenStyles} from "./written-styles.js";

/** A photograph that flies: its picture in a box that crops it. */
export class FlownPhoto {
  element = document.createElement("div");
  #whole = document.createElement("div");
  #styles = new WrittenStyles();
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

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    const {x, y, width, height, scale, opacity, depth, elevation, rotation} = placement;
    const {outer, inner} = croppedBoxes(placement);
    const [middleX, middleY] = [x + width * scale / 2, y + height * scale / 2];
    // About the middle, as items.
    const turn = rotation &&
      `translate(${middleX}px, ${middleY}px) rotate${
                   rotation.replace(/(.) (.*)/, (_, axis, angle) => `${axis.toUpperCase()}(${angle})`)} translate(${
                   - middleX}px, ${- middleY}px) `;
    this.#styles.write([
      this.element, {
        "width": `${width}px`,
        "height": `${height}px`,
        "border-radius": outerRadius(placement),
        "z-index": `${Math.round(depth * 1000)}`,
        "opacity": `${opacity}`,
        "transform": `${elevation ? `translateZ(${elevation}px) ` : ""}${turn}${outer}`,
      }
    ]);
    this.#styles.write([this.#whole, {transform: inner}]);
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
