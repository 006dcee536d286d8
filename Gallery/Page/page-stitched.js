// @ts-check
/** One photograph of the row that a pinch stitches: as high as the row, as wide as its ratio asks. */

import {linkTo, loadPicture, makePicture, unlink} from "./page-picture.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/** What is not known yet is taken to be as most photographs are. */
const usualRatio = 3 / 2;

/** A photograph beyond these is cropped: nobody could see that a ribbon is one. */
const [slimmest, widest] = [1 / 4, 4];

/**
 * Tells a row how high its photographs are.
 * @param {HTMLElement} row
 * @param {Room} room
 */
export function fitStitched(row, room) {
  row.setAttribute("row-height", String(rowHeight(room)));
}

/**
 * How wide a photograph is.
 * @param {Item | undefined} item
 * @param {Room} room
 */
export function stitchedExtent(item, room) {
  return Math.max(1, Math.round(rowHeight(room) * ratio(item)));
}

/**
 * Draws a photograph into a place that may have held another one.
 * @param {HTMLElement} place
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing
 * @param {Room} room
 */
export function renderStitched(place, item, listing, room) {
  const link = place.querySelector("a") ?? place.appendChild(document.createElement("a"));
  if (link.dataset.id !== item?.id || link.dataset.failed) clear(link);
  if (!item) return;
  linkTo(link, item, listing);
  const image = link.querySelector("img") ?? makePicture();
  loadPicture(image, item, listing, stitchedExtent(item, room));
  if (!image.parentNode) link.append(image);
}

/** @param {Room} room */
function rowHeight({height}) {
  return Math.max(1, Math.round(height));
}

/** @param {Item | undefined} item */
function ratio(item) {
  return item ? Math.min(Math.max(item.width / item.height, slimmest), widest) : usualRatio;
}

/** @param {HTMLElement} link */
function clear(link) {
  unlink(link);
  link.replaceChildren();
}
