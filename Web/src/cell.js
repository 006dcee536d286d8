/**
 * The element of an item, put where a scene wants it.
 *
 * Place, size and turn are the individual transform properties, about the middle of the element: `transform` itself stays the
 * page's own. An item that no scene places is clipped away whole: it stays in the tree, in the order of focus and, for
 * what finds text in a page, where it is.
 */
export class Cell {
  #x = NaN;
  #y = NaN;
  #scale = 1;
  #opacity = 1;
  #depth = 0;
  #elevation = 0;
  #turn = "";
  #crop = "";
  #isParked = false;
  /** The last frame that placed it. */
  frame = 0;

  /**
   * @param {HTMLElement} element
   * @param {number} index
   * @param {unknown} key what tells the item apart
   */
  constructor(element, index, key) {
    this.element = element;
    this.index = index;
    this.key = key;
  }

  /** @param {import('./scene.js').Scene} placement */
  place(placement) {
    const {style} = this.element;
    const {scale, opacity, depth, elevation, turn} = placement;
    const x = placement.x + ((scale - 1) * placement.boxWidth) / 2;
    const y = placement.y + ((scale - 1) * placement.boxHeight) / 2;
    if (x !== this.#x || y !== this.#y || elevation !== this.#elevation)
      style.translate = `${(this.#x = x)}px ${(this.#y = y)}px${elevation ? ` ${elevation}px` : ""}`;
    this.#elevation = elevation;
    if (turn !== this.#turn) style.rotate = this.#turn = turn;
    if (scale !== this.#scale) style.scale = unless(1, (this.#scale = scale));
    if (opacity !== this.#opacity) this.fade((this.#opacity = opacity));
    if (depth !== this.#depth) style.zIndex = unless(0, Math.round((this.#depth = depth) * 1000));
    const crop = placement.isCut ? this.cut(placement) : "";
    if (this.#isParked || crop !== this.#crop) style.clipPath = this.#crop = crop;
    this.#isParked = false;
  }

  /**
   * What is seen of it, as a CSS clip path.
   * @param {import('./scene.js').Scene} placement
   */
  cut(placement) {
    return placement.clipPath;
  }

  /** @param {number} opacity from now on */
  fade(opacity) {
    this.element.style.opacity = unless(1, opacity);
  }

  /** Gives the element back as it was found. */
  release() {
    const {style} = this.element;
    style.translate = style.rotate = style.scale = style.zIndex = style.clipPath = "";
    this.fade(1);
  }

  /** Takes it out of sight. */
  park() {
    if (!this.#isParked) this.element.style.clipPath = "inset(50%)";
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
