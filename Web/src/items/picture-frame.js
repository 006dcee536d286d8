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
  if (!image || isTurned) return [0, 0, 1, 1, 0];
  const {x, y, width, height} = image.getBoundingClientRect();
  const radius = getComputedStyle(image).borderTopLeftRadius;
  return [
    (x - outer.x) / outer.width,
    (y - outer.y) / outer.height,
    width / outer.width,
    height / outer.height,
    radius.endsWith("%") ? 0 : parseFloat(radius),
  ];
}
