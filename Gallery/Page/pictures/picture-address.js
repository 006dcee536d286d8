// @ts-check
/** The addresses of a photograph's pictures on the server. */

/** @typedef {import("../library/listing.js").Cover} Cover */
/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** The server makes pictures up to this width beforehand, in pixels, and wider ones when a screen needs them. */
const widestMade = 2500;

/**
 * Returns all pictures with their widths, as for `srcset`.
 * @param {Item} item
 * @param {Listing} listing
 */
export function sourceSet(item, listing) {
  return item.widths.map((width) => `${address(listing.picture, item, listing, width)} ${width}w`).join(", ");
}

/**
 * Returns the address of the widest picture that is made beforehand.
 * @param {Cover} item
 * @param {Listing} listing
 */
export function largeAddress(item, listing) {
  const made = item.widths.filter((width, index) => index === 0 || width <= widestMade);
  return address(listing.picture, item, listing, made[made.length - 1]);
}

/**
 * Returns the address of the camera's own preview; null once the pictures are made.
 * @param {Cover} item
 * @param {Listing} listing
 */
export function previewAddress(item, listing) {
  return listing.preview && !item.placeholder ? address(listing.preview, item, listing) : null;
}

/**
 * Returns the address of a video.
 * @param {Item} item
 * @param {Listing} listing
 */
export function videoAddress({id, version, video = ""}, listing) {
  return fillPattern(listing.video, {id, version, type: video});
}

/**
 * @param {string} pattern
 * @param {Cover} item
 * @param {Listing} listing
 * @param {number} width
 */
function address(pattern, item, {types}, width = 0) {
  return fillPattern(pattern, {id: item.id, version: item.version, width, type: types[0]});
}

/**
 * Fills the placeholders of a pattern, such as `{id}`.
 * @param {string} pattern
 * @param {Record<string, string | number>} values by the names of the placeholders
 */
export function fillPattern(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
