/** Where the elements lie that mark the corners of a plane, as `inset` says it. */
const INSETS = ["0 auto auto 0", "0 auto auto 100%", "100% auto auto 0"];

/**
 * The plane in which an element is laid out, and how the window shows it. What contains the element may scale, rotate or zoom it.
 *
 * ```
 *   corner 0 ------ corner 1
 *       |                        elements without a size, from whose places the plane's axes follow
 *   corner 2
 * ```
 */
export class LayoutSpace {
  #element;
  #corners = INSETS.map((inset) => {
    const corner = document.createElement("i");
    corner.style.cssText = `position: absolute; inset: ${inset}`;
    return corner;
  });

  /** @param {HTMLElement} element which is positioned */
  constructor(element) {
    this.#element = element;
    element.append(...this.#corners);
  }

  /** Measures how the window shows the plane now. */
  measure() {
    const style = getComputedStyle(this.#element);
    const [width, height] = [parseFloat(style.width) || 0, parseFloat(style.height) || 0];
    const [origin, right, bottom] =
      /** @type {[DOMRect, DOMRect, DOMRect]} */ (this.#corners.map((corner) => corner.getBoundingClientRect()));
    const [a, b] = [whole((right.x - origin.x) / width, 1), whole((right.y - origin.y) / width, 0)];
    const [c, d] = [whole((bottom.x - origin.x) / height, 0), whole((bottom.y - origin.y) / height, 1)];
    const area = a * d - b * c || 1;
    return {
      x: origin.x,
      y: origin.y,
      width,
      height,
      /** How many pixels of the window a pixel of the plane is. */
      scale: Math.hypot(a, b),
      /** Returns a point of the window in the plane. */
      locate: (/** @type {{ clientX: number, clientY: number }} */ {clientX, clientY}) => {
        const [x, y] = [clientX - origin.x, clientY - origin.y];
        return {x: (d * x - c * y) / area, y: (a * y - b * x) / area};
      },
    };
  }
}

/**
 * Returns a quotient without the error of rounded lengths; `unmeasured` where there was no length.
 *
 * @param {number} value
 * @param {number} unmeasured
 */
function whole(value, unmeasured) {
  if (!Number.isFinite(value)) return unmeasured;
  return Math.abs(value - Math.round(value)) < 1e-3 ? Math.round(value) : value;
}
