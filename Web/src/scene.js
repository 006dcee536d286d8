/** How many numbers the head of a scene and each placement have, as in `SceneBuffer.swift`. */
const STRIDE = 24;

/** The numbers of a placement that turn it, and the axis of each. */
const turns = Object.freeze(/** @type {const} */ ([[17, "x"], [18, "y"], [19, "z"]]));

/**
 * What the engine wants drawn at an instant, read in place from its memory.
 *
 * One object serves all frames of an exhibit: `select(row)` moves it from placement to placement, and nothing is allocated
 * while things move.
 */
export class Scene {
  /** How many placements there are. */
  count = 0;
  #numbers = new Float64Array(0);
  #address = 0;
  #row = 0;

  /**
   * @param {ArrayBuffer} buffer
   * @param {number} address
   * @param {number} count
   */
  read(buffer, address, count) {
    this.count = Math.max(0, count);
    const length = buffer.byteLength ? (this.count + 1) * STRIDE : 0;
    if (this.#numbers.buffer !== buffer || this.#address !== address || this.#numbers.length < length)
      this.#numbers = new Float64Array(buffer, address, length);
    this.#address = address;
    return this;
  }

  get veil() {
    return this.#numbers[0] ?? 1;
  }
  get ground() {
    return this.#numbers[1] ?? 0;
  }
  get chrome() {
    return this.#numbers[2] ?? 0;
  }
  get height() {
    return this.#numbers[4] ?? 0;
  }
  get isMoving() {
    return this.#numbers[7] === 1;
  }
  /** When the scene must be asked for again although nothing moves, in seconds; -1 when nothing is waited for. */
  get wakeAt() {
    return this.#numbers[8] ?? -1;
  }
  get offsetX() {
    return this.#numbers[9] ?? 0;
  }
  get offsetY() {
    return this.#numbers[10] ?? 0;
  }
  get target() {
    return this.#numbers[12] ?? 0;
  }
  get position() {
    return this.#numbers[13] ?? 0;
  }
  /** In how many places it can rest, as dots tell them. */
  get pages() {
    return this.#numbers[15] ?? 0;
  }
  get currentPage() {
    return this.#numbers[16] ?? 0;
  }

  /** Another number for whatever other placements there are: a scroll changes none of them. */
  get revision() {
    return this.#numbers[17] ?? 0;
  }

  /** @param {number} row the placement to look at, from 0 */
  select(row) {
    this.#row = (row + 1) * STRIDE;
    return this;
  }

  get item() {
    return this.#at(0);
  }
  get x() {
    return this.#at(1);
  }
  get y() {
    return this.#at(2);
  }
  get scale() {
    return this.#at(3);
  }
  get boxWidth() {
    return this.#at(4);
  }
  get boxHeight() {
    return this.#at(5);
  }
  get opacity() {
    return this.#at(14);
  }
  /** 0 for the item itself, anything else for a copy of it. */
  get lap() {
    return this.#at(15);
  }
  get depth() {
    return this.#at(16);
  }
  /** How far it is moved toward the eye, in pixels. */
  get elevation() {
    return this.#at(20);
  }
  /** How far a card is open: 0 for closed, 1 for open; a spring may go beyond. */
  get openness() {
    return this.#at(21);
  }
  /** How it is turned about its middle, as the CSS property `rotate`; an effect turns about one axis. */
  get turn() {
    for (const [row, axis] of turns)
      if (this.#at(row)) return `${axis} ${this.#at(row)}rad`;
    return "";
  }
  /** Whether less is seen than its box: a side is cropped, or a corner is round. */
  get isCut() {
    return this.isCropped || this.#any(10);
  }

  /** Whether a side of its box is cropped. */
  get isCropped() {
    return this.#any(6);
  }

  /** The placement's crop and corners as a CSS clip path. */
  get clipPath() {
    return this.clipped(0, 0);
  }

  /**
   * The same for an element that is larger than the placement's box.
   *
   * @param {number} right by how much, in pixels
   * @param {number} bottom
   */
  clipped(right, bottom) {
    const px = (/** @type {number} */ index, more = 0) => `${this.#at(index) + more}px`;
    const corners = `${px(10)} ${px(11)} ${px(12)} ${px(13)}`;
    return `inset(${px(6)} ${px(7, right)} ${px(8, bottom)} ${px(9)} round ${corners})`;
  }

  /**
   * Whether any of four numbers is not zero.
   * @param {number} first
   */
  #any(first) {
    for (let index = first; index < first + 4; index++)
      if (this.#at(index)) return true;
    return false;
  }

  /** @param {number} index */
  #at(index) {
    return this.#numbers[this.#row + index] ?? 0;
  }
}
