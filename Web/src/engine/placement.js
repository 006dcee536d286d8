import {PLACEMENT_FIELDS} from "../abi.js";

/** @typedef {PlacementNumbers & Readonly<Record<typeof PLACEMENT_FIELDS[number], number>>} Placement */

const CROP = PLACEMENT_FIELDS.indexOf("cropTop");
const RADIUS = PLACEMENT_FIELDS.indexOf("radiusTopLeft");
const ROTATION = PLACEMENT_FIELDS.indexOf("rotationX");

/** The least share of a box that counts as visible, since transforms divide by it. */
const LEAST_SHARE = 1e-4;

/** Where an item is drawn, and how: its numbers in the engine's memory, and what CSS makes of them. */
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
   * Returns CSS transforms of two boxes about their top left corners. The outer box is moved and scaled to the visible part of
   * the item and crops the rest. The inner box shows the whole item and undoes the outer scale. Compositors can animate both
   * transforms; they cannot animate a clip path.
   *
   * @returns {{outer: string, inner: string}}
   */
  croppedBoxes() {
    const {x, y, scale} = /** @type {Placement} */ (/** @type {unknown} */ (this));
    const [across, down, shiftX, shiftY] = this.#visibleShares();
    return {
      outer: `translate(${x - shiftX * scale}px, ${y - shiftY * scale}px) scale(${scale * across}, ${scale * down})`,
      inner: `scale(${1 / across}, ${1 / down}) translate(${shiftX}px, ${shiftY}px)`,
    };
  }

  /** The corners of the outer box, as CSS radii in its own pixels, which are scaled; empty where no corner is round. */
  get outerRadius() {
    const radii = this.#four(RADIUS);
    if (!radii.some(Boolean)) return "";
    const [across, down] = this.#visibleShares();
    const corners = (/** @type {number} */ share) => radii.map((radius) => `${radius / share}px`).join(" ");
    return `${corners(across)} / ${corners(down)}`;
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
   * Whether one of four numbers is not zero.
   * @param {number} first
   */
  #any(first) {
    return this.#four(first).some(Boolean);
  }

  /**
   * Returns the visible shares of the box across and down, and the offset of the box from its visible part, in its own pixels.
   * @returns {[across: number, down: number, shiftX: number, shiftY: number]}
   */
  #visibleShares() {
    const {width, height} = /** @type {Placement} */ (/** @type {unknown} */ (this));
    const [top, right, bottom, left] = this.#four(CROP);
    const share = (/** @type {number} */ cropped, /** @type {number} */ length) =>
      Math.max(LEAST_SHARE, 1 - cropped / length);
    return [share(left + right, width), share(top + bottom, height), -left, -top];
  }

  /**
   * Returns four numbers: of the sides from the top, or of the corners from the top left, clockwise.
   * @param {number} first
   * @returns {[number, number, number, number]}
   */
  #four(first) {
    return [this.number(first), this.number(first + 1), this.number(first + 2), this.number(first + 3)];
  }
}
