import {NARROWEST, WIDEST} from "../abi.js";

/**
 * Returns the ratio of a photograph, width divided by height: as the page declares it, else as the picture is, else square.
 * @param {HTMLElement | undefined} element of an item
 */
export function ratioOf(element) {
  return limitedRatio(declaredRatio(element) ?? naturalRatio(imageIn(element)) ?? 1);
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
 * Returns the nearest ratio that a row can show. A photograph beyond shows its middle.
 * @param {number} ratio
 */
export function limitedRatio(ratio) {
  return Math.min(Math.max(usableRatio(ratio) ?? 1, NARROWEST), WIDEST);
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
 * @param {number} ratio
 */
export function usableRatio(ratio) {
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
