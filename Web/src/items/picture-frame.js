/**
 * The part of an item that its picture fills: its corner and its size as shares of the item's, and the radius of its corners in pixels
 * of the item.
 *
 * @typedef {[x: number, y: number, width: number, height: number, radius: number]} PictureFrame
 */

/**
 * Measures which part of an item its picture fills.
 *
 * @param {HTMLElement} element of the item
 * @param {HTMLElement | null | undefined} image
 * @returns {PictureFrame}
 */
export function pictureFrame(element, image) {
  const outer = element.getBoundingClientRect();
  // The box around an item that is turned says nothing about its parts.
  const isTurned =
    Math.abs(outer.width * element.offsetHeight - outer.height * element.offsetWidth) > outer.width + outer.height;
  if (!image) return [0, 0, 1, 1, 0];
  const text = getComputedStyle(image).borderTopLeftRadius;
  const radius = text.endsWith("%") ? 0 : parseFloat(text);
  if (isTurned) return laidOutFrame(element, image, radius);
  const {x, y, width, height} = image.getBoundingClientRect();
  return [
    (x - outer.x) / outer.width,
    (y - outer.y) / outer.height,
    width / outer.width,
    height / outer.height,
    radius,
  ];
}

/**
 * Measures the same of an item that is turned, in whole pixels, as it is laid out.
 *
 * @param {HTMLElement} element of the item
 * @param {HTMLElement} image
 * @param {number} radius
 * @returns {PictureFrame}
 */
function laidOutFrame(element, image, radius) {
  let [x, y] = [0, 0];
  /** @type {HTMLElement | null} */
  let box = image;
  while (box && box !== element) {
    [x, y] = [x + box.offsetLeft + box.clientLeft, y + box.offsetTop + box.clientTop];
    box = /** @type {HTMLElement | null} */ (box.offsetParent);
  }
  const {offsetWidth: width, offsetHeight: height} = element;
  // The item is not positioned, so the distances lead past it.
  if (!box || !width || !height) return [0, 0, 1, 1, 0];
  return [x / width, y / height, image.offsetWidth / width, image.offsetHeight / height, radius];
}
