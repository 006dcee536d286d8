import {NARROWEST, WIDEST} from "../abi.js";

/**
 * Returns the ratio of a photograph in a row, width divided by height: as the data or the page declare it, else as the picture is,
 * else square. A photograph beyond what a row can show shows its middle.
 *
 * @param {HTMLElement | undefined} element of an item
 * @param {number | undefined} given by the data
 */
export function ratioInRow(element, given) {
  const ratio = usableRatio(given ?? declaredRatio(element) ?? naturalRatio(imageIn(element))) ?? 1;
  return Math.min(Math.max(ratio, NARROWEST), WIDEST);
}

/**
 * Returns the ratio that the page declares: by `width` and `height` of the picture, or `data-width` and `data-height` of
 * what contains it.
 *
 * @param {HTMLElement | undefined} element
 * @returns {number | undefined} undefined if it declares none
 */
export function declaredRatio(element) {
  const image = imageIn(element);
  const sized = image?.closest("[data-width][data-height]");
  const read = (/** @type {string} */ name) => Number(image?.getAttribute(name) ?? sized?.getAttribute(`data-${name}`));
  return usableRatio(read("width") / read("height"));
}

/**
 * Returns the ratio of a picture that has loaded.
 * @param {HTMLImageElement | null | undefined} image
 */
export function naturalRatio(image) {
  return image ? usableRatio(image.naturalWidth / image.naturalHeight) : undefined;
}

/**
 * Returns the picture of an item.
 * @param {HTMLElement | undefined} element
 */
export function imageIn(element) {
  return element instanceof HTMLImageElement ? element : element?.querySelector("img");
}

/**
 * Returns a ratio that can be laid out; undefined for any other number.
 * @param {number | undefined} ratio
 */
export function usableRatio(ratio = 0) {
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
