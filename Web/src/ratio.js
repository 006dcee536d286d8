/** The narrowest and the widest photograph of a row, width by height; what is beyond shows its middle. As in the style sheet. */
const LEAST = 0.2;
const MOST = 5;

/**
 * How wide a photograph is for its height: as the page says before it is loaded, else as it is, else square.
 * @param {HTMLElement | undefined} element of an item
 */
export function ratioOf(element) {
  return bounded(toldRatio(element) ?? naturalRatio(imageIn(element)) ?? 1);
}

/**
 * The same as the page says, by `width` and `height` of the picture or `data-width` and `data-height` around it.
 *
 * @param {HTMLElement | undefined} element
 * @returns {number | undefined} undefined where it does not say
 */
export function toldRatio(element) {
  const sized = imageIn(element)?.closest("[data-width][data-height]");
  const read = (/** @type {string} */ name) =>
    Number(imageIn(element)?.getAttribute(name) ?? sized?.getAttribute(`data-${name}`));
  return usable(read("width") / read("height"));
}

/**
 * A ratio that a row can show.
 * @param {number} ratio
 */
export function bounded(ratio) {
  return Math.min(Math.max(usable(ratio) ?? 1, LEAST), MOST);
}

/** @param {HTMLImageElement | null | undefined} image */
function naturalRatio(image) {
  return image ? usable(image.naturalWidth / image.naturalHeight) : undefined;
}

/** @param {HTMLElement | undefined} element */
function imageIn(element) {
  return element instanceof HTMLImageElement ? element : element?.querySelector("img");
}

/** @param {number} ratio */
function usable(ratio) {
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
