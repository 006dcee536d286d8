import * as abi from "../abi.js";

/** The rotations of a placement and their axes. An effect rotates about one of them. */
const rotations = /** @type {const} */ ([
  [abi.PLACEMENT_ROTATION_X, "x"],
  [abi.PLACEMENT_ROTATION_Y, "y"],
  [abi.PLACEMENT_ROTATION_Z, "z"],
]);

/** The least share of a box that counts as visible, since transforms divide by it. */
const LEAST_SHARE = 1e-4;

/**
 * What the engine wants drawn at an instant, read in place from its memory.
 *
 * An element has one scene for all its frames, and `select(row)` moves it from placement to placement. So nothing is
 * allocated while things move.
 */
export class Scene {
  /** How many placements there are. */
  count = 0;
  #memory = /** @type {WebAssembly.Memory | undefined} */ (undefined);
  #numbers = new Float64Array(0);
  #address = 0;
  #row = 0;

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} address
   * @param {number} count
   */
  read(memory, address, count) {
    const isElsewhere = this.#memory !== memory || this.#address !== address || this.count < count;
    [this.#memory, this.#address, this.count] = [memory, address, count];
    if (isElsewhere) this.#view();
    return this;
  }

  /** The opacity of everything, which a cross-fade changes. */
  get opacity() {
    return this.#head(abi.SCENE_OPACITY);
  }
  get backdrop() {
    return this.#head(abi.SCENE_BACKDROP);
  }
  get controls() {
    return this.#head(abi.SCENE_CONTROLS);
  }
  get height() {
    return this.#head(abi.SCENE_HEIGHT);
  }
  get isMoving() {
    return this.#head(abi.SCENE_IS_MOVING) === 1;
  }
  /** When the next scene is needed although nothing moves, in seconds; -1 for never. */
  get wakeAt() {
    return this.#head(abi.SCENE_WAKE_AT);
  }
  get offsetX() {
    return this.#head(abi.SCENE_OFFSET_X);
  }
  get offsetY() {
    return this.#head(abi.SCENE_OFFSET_Y);
  }
  get target() {
    return this.#head(abi.SCENE_TARGET);
  }
  get position() {
    return this.#head(abi.SCENE_POSITION);
  }
  get pages() {
    return this.#head(abi.SCENE_PAGES);
  }
  get currentPage() {
    return this.#head(abi.SCENE_CURRENT_PAGE);
  }
  /** The pages that have a dot: the first of them, and how many there are. */
  get firstDot() {
    return this.#head(abi.SCENE_FIRST_DOT);
  }
  get dots() {
    return this.#head(abi.SCENE_DOTS);
  }
  /** A number that changes with the placements. A plain scroll changes only the offset. */
  get revision() {
    return this.#head(abi.SCENE_REVISION);
  }

  /** @param {number} row the placement to read from, counted from 0 */
  select(row) {
    this.#attach();
    this.#row = (row + 1) * abi.STRIDE;
    return this;
  }

  get item() {
    return this.#at(abi.PLACEMENT_ITEM);
  }
  get x() {
    return this.#at(abi.PLACEMENT_X);
  }
  get y() {
    return this.#at(abi.PLACEMENT_Y);
  }
  get scale() {
    return this.#at(abi.PLACEMENT_SCALE);
  }
  get boxWidth() {
    return this.#at(abi.PLACEMENT_WIDTH);
  }
  get boxHeight() {
    return this.#at(abi.PLACEMENT_HEIGHT);
  }
  get itemOpacity() {
    return this.#at(abi.PLACEMENT_OPACITY);
  }
  /** 0 for the item itself; another number for a copy of it. */
  get lap() {
    return this.#at(abi.PLACEMENT_LAP);
  }
  get depth() {
    return this.#at(abi.PLACEMENT_DEPTH);
  }
  /** How far it is moved towards the viewer, in pixels. */
  get elevation() {
    return this.#at(abi.PLACEMENT_ELEVATION);
  }
  /** How far a card is open: 0 for closed, 1 for open. A spring may overshoot. */
  get openness() {
    return this.#at(abi.PLACEMENT_OPENNESS);
  }
  /** Its rotation, as a value of the CSS property `rotate`. */
  get rotation() {
    for (const [index, axis] of rotations)
      if (this.#at(index)) return `${axis} ${this.#at(index)}rad`;
    return "";
  }
  /** Whether a side is cropped or a corner is round. */
  get isClipped() {
    return this.isCropped || this.#any(abi.PLACEMENT_RADIUS_TOP_LEFT);
  }
  /** Whether a side is cropped. */
  get isCropped() {
    return this.#any(abi.PLACEMENT_CROP_TOP);
  }

  /**
   * Returns CSS transforms of two boxes about their top left corners. The outer box is moved and scaled to the visible part of
   * the item and crops the rest. The inner box shows the whole item and undoes the outer scale. Compositors can animate both
   * transforms; they cannot animate a clip path.
   *
   * @returns {{outer: string, inner: string}}
   */
  croppedBoxes() {
    const {x, y, scale} = this;
    const [across, down, shiftX, shiftY] = this.#visibleShares();
    return {
      outer: `translate(${x - shiftX * scale}px, ${y - shiftY * scale}px) scale(${scale * across}, ${scale * down})`,
      inner: `scale(${1 / across}, ${1 / down}) translate(${shiftX}px, ${shiftY}px)`,
    };
  }

  /** The corners of the outer box, as CSS radii in its own pixels, which are scaled; empty where no corner is round. */
  get outerRadius() {
    const radii = this.#four(abi.PLACEMENT_RADIUS_TOP_LEFT);
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
    const px = (/** @type {number} */ index, more = 0) => `${this.#at(index) + more}px`;
    const [top, radius] = [abi.PLACEMENT_CROP_TOP, abi.PLACEMENT_RADIUS_TOP_LEFT];
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
    const {boxWidth, boxHeight} = this;
    const [top, right, bottom, left] = this.#four(abi.PLACEMENT_CROP_TOP);
    const share = (/** @type {number} */ cropped, /** @type {number} */ length) =>
      Math.max(LEAST_SHARE, 1 - cropped / length);
    return [share(left + right, boxWidth), share(top + bottom, boxHeight), -left, -top];
  }

  /**
   * Returns four numbers: of the sides from the top, or of the corners from the top left, clockwise.
   * @param {number} first
   * @returns {[number, number, number, number]}
   */
  #four(first) {
    return [this.#at(first), this.#at(first + 1), this.#at(first + 2), this.#at(first + 3)];
  }

  /** @param {number} index */
  #head(index) {
    this.#attach();
    return this.#numbers[index] ?? 0;
  }

  /** @param {number} index */
  #at(index) {
    return this.#numbers[this.#row + index] ?? 0;
  }

  /** A call into the engine can grow its memory, which detaches every view of it. */
  #attach() {
    if (!this.#numbers.length) this.#view();
  }

  #view() {
    const length = (this.count + 1) * abi.STRIDE;
    if (this.#memory) this.#numbers = new Float64Array(this.#memory.buffer, this.#address, length);
  }
}
