/** Clips the whole element away. */
const HIDDEN = "inset(50%)";

/**
 * Places the element of an item.
 *
 * Position, size and rotation are the individual transform properties, about the centre of the element. So `transform` stays
 * the page's own. An item that no scene places is clipped away. It stays in the document, in the order of focus and in
 * find-in-page.
 */
export class ItemView {
  #x = NaN;
  #y = NaN;
  #scale = 1;
  #opacity = 1;
  #depth = 0;
  #elevation = 0;
  #rotation = "";
  #clipPath = "";
  #isParked = false;
  /** The index of its item. */
  index = -1;
  /** The key of its item. */
  key = /** @type {import('../items/collection.js').Key} */ (null);
  /** Whether its element has been prepared to be shown, and has a name, for example. */
  isPrepared = false;
  /** The last frame that placed it. */
  frame = 0;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
  }

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    const {style} = this.element;
    const {scale, opacity, depth, elevation, rotation} = placement;
    const x = placement.x + ((scale - 1) * placement.width) / 2;
    const y = placement.y + ((scale - 1) * placement.height) / 2;
    if (x !== this.#x || y !== this.#y || elevation !== this.#elevation)
      style.translate = `${(this.#x = x)}px ${(this.#y = y)}px${elevation ? ` ${elevation}px` : ""}`;
    this.#elevation = elevation;
    if (rotation !== this.#rotation) style.rotate = this.#rotation = rotation;
    if (scale !== this.#scale) style.scale = unless(1, (this.#scale = scale));
    if (opacity !== this.#opacity) this.fade((this.#opacity = opacity));
    if (depth !== this.#depth) style.zIndex = unless(0, Math.round((this.#depth = depth) * 1000));
    const clipPath = placement.isClipped ? this.clipPath(placement) : "";
    if (this.#isParked || clipPath !== this.#clipPath) style.clipPath = this.#clipPath = clipPath;
    this.#isParked = false;
  }

  /**
   * Returns the visible part of it as a CSS clip path.
   * @param {import('../engine/placement.js').Placement} placement
   */
  clipPath(placement) {
    return placement.clipPath();
  }

  /** @param {number} opacity */
  fade(opacity) {
    this.element.style.opacity = unless(1, opacity);
  }

  /** Removes the styles that were written. */
  release() {
    const {style} = this.element;
    style.translate = style.rotate = style.scale = style.zIndex = style.clipPath = "";
    this.fade(1);
  }

  /** Whether a page has rewritten its style. */
  get isRewritten() {
    const {translate, clipPath} = this.element.style;
    return this.#isParked ? !clipPath : !translate && !Number.isNaN(this.#x);
  }

  /** Writes the whole style again with the next placement, because a page has rewritten it. */
  forget() {
    this.#x = this.#y = this.#scale = this.#opacity = this.#depth = this.#elevation = NaN;
    this.#rotation = this.#clipPath = "forgotten";
    if (this.#isParked) this.element.style.clipPath = HIDDEN;
  }

  /**
   * Loads its lazy pictures, because it is about to come into view. A browser loads a lazy picture only once the edge of a strip no
   * longer clips it away, which is too late for an item that moves.
   */
  loadPictures() {
    const {element} = this;
    for (const image of /** @type {Iterable<HTMLImageElement>} */ ([element, ...element.querySelectorAll("img")]))
      if (image.loading === "lazy") image.loading = "eager";
  }

  /** Hides it. */
  park() {
    if (!this.#isParked) this.element.style.clipPath = HIDDEN;
    this.#isParked = true;
  }
}

/**
 * @param {number} usual
 * @param {number} value
 */
function unless(usual, value) {
  return value === usual ? "" : `${value}`;
}
