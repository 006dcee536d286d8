import {PLACEMENT_FIELDS} from "../abi.js";

/** @typedef {PlacementNumbers & Readonly<Record<typeof PLACEMENT_FIELDS[number], number>>} Placement */

const CROP = PLACEMENT_FIELDS.indexOf("cropTop");
const RADIUS = PLACEMENT_FIELDS.indexOf("radiusTopLeft");
const ROTATION = PLACEMENT_FIELDS.indexOf("rotationX");

/** The placement of an item: its numbers in the engine's memory, and the CSS values for them. */
export class PlacementNumbers {
  /**
   * Returns one of its numbers.
   * @type {(index: number) => number}
   */
  number;

  /** @param {(index: number) => number} number */
  constructor(number) {
    this.number = number;
  }

  /** Its rotation, as a value of the CSS property `rotate`. */
  get rotation() {
    // An effect rotates about one axis.
    for (const [step, axis] of ["x", "y", "z"].entries()) {
      const angle = this.number(ROTATION + step);
      if (angle) return `${axis} ${angle}rad`;
    }
    return "";
  }
  /** Whether a side is cropped or a corner is round. */
  get isClipped() {
    return this.isCropped || this.#any(RADIUS);
  }
  /** Whether a side is cropped. */
  get isCropped() {
    return this.#any(CROP);
  }

  /**
   * Returns its crop and corners as a CSS clip path.
   *
   * @param {number} right how much wider the element is than the box, in pixels
   * @param {number} bottom how much higher it is
   */
  clipPath(right = 0, bottom = 0) {
    const px = (/** @type {number} */ index, more = 0) => `${this.number(index) + more}px`;
    const [top, radius] = [CROP, RADIUS];
    const corners = `${px(radius)} ${px(radius + 1)} ${px(radius + 2)} ${px(radius + 3)}`;
    return `inset(${px(top)} ${px(top + 1, right)} ${px(top + 2, bottom)} ${px(top + 3)} round ${corners})`;
  }

  /**
   * Returns whether one of four numbers is not zero: of the sides from the top, or of the corners from the top left, clockwise.
   * @param {number} first
   */
  #any(first) {
    return [0, 1, 2, 3].some((step) => this.number(first + step) !== 0);
  }
}
