import {insetOf} from "./item-length.js";

/**
 * Returns the numbers of `EVENT_SOURCE` for an element: where in the window the visible part of its picture is, the radius of its
 * corners, and which part of the picture that is, as `object-fit` and `object-position` say. Another element is a picture as a whole.
 *
 * @param {HTMLElement} element
 * @param {DOMRect} item where the item is, which may clip its picture
 * @param {number} radius of the corners, in the element's own pixels
 */
export function shownPicture(element, item, radius) {
  const style = /** @type {Record<string, any>} */ (getComputedStyle(element));
  const {x, y, width, height} = element.getBoundingClientRect();
  const {naturalWidth, naturalHeight, offsetWidth} = /** @type {HTMLImageElement} */ (element);
  const scale = width / offsetWidth || 1;
  const inset = (/** @type {string} */ side) => naturalWidth ? insetOf(style, side) * scale : 0;
  const [left, top] = [inset("Left"), inset("Top")];
  const [across, down] = [width - left - inset("Right"), height - top - inset("Bottom")];
  const fitting = Math.min(across / naturalWidth, down / naturalHeight);
  const factors =
    /** @type {Record<string, number>} */ ({contain: fitting, none: scale, "scale-down": Math.min(scale, fitting)});
  const factor = factors[style.objectFit] ?? Math.max(across / naturalWidth, down / naturalHeight);
  // A part is a percentage, a length, or the sum of both.
  const positions = style.objectPosition.replace(/([-+]) /g, "$1").match(/calc\(.*?\)|\S+/g);
  const along = (
    /** @type {number} */ axis, /** @type {number} */ first, /** @type {number} */ last, /** @type {number} */ room,
    /** @type {number} */ natural) => {
    const [share, shift] = /** @type {[number, number]} */ (
      ["%", "px"].map((unit) => parseFloat(positions[axis].match(`[-+.\\d]+${unit}`)) || 0));
    // The size of a picture that has not loaded is unknown.
    const whole = natural * factor || room;
    const before = (whole - room) * share / 100 - shift * scale;
    const start = Math.max(0, -before, first);
    const shown = Math.min(room, whole - before, last) - start;
    const hidden = whole - shown;
    return /** @type {const} */ ([start, shown, hidden < 1 ? share / 100 : (start + before) / hidden]);
  };
  const [originX, originY] = [x + left, y + top];
  const [[dx, shownWidth, focusX], [dy, shownHeight, focusY]] = [
    along(0, item.left - originX, item.right - originX, across, naturalWidth),
    along(1, item.top - originY, item.bottom - originY, down, naturalHeight),
  ];
  // A picture that does not fill its box does not reach the corners.
  const isWhole = shownWidth + shownHeight > across + down - 1;
  const corner = isWhole ? Math.max(0, radius * scale - left) : 0;
  return [originX + dx, originY + dy, shownWidth, shownHeight, corner, corner, corner, corner, focusX, focusY];
}
