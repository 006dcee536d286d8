// @ts-check
/** A photograph of the stitched row. It is as high as the row and has its own aspect ratio. */

import {coveringWidth, ratioOf} from "../pictures/photo-size.js";
import {loadPicture, makePicture} from "../pictures/picture.js";
import {clearLink, linkTo} from "../pictures/viewer-data.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */

/** The least and the largest aspect ratio. Photographs beyond them are cropped. */
const [slimmest, widest] = [1 / 4, 4];

/**
 * Sets the height of the photographs in a row.
 * @param {HTMLElement} row
 * @param {Room} room
 */
export function fitStitched(row, room) {
  row.setAttribute("row-height", String(rowHeight(room)));
}

/**
 * Returns the width of a photograph.
 * @param {Item | undefined} item
 * @param {Room} room
 */
export function stitchedExtent(item, room) {
  return Math.max(1, Math.round(rowHeight(room) * croppedRatio(item)));
}

/**
 * Shows a photograph in an item of the row that may show another one.
 * @param {HTMLElement} cell
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room
 */
export function renderStitched(cell, item, listing, room) {
  const link = cell.querySelector("a") ?? cell.appendChild(document.createElement("a"));
  if (link.dataset.id !== item?.id || link.dataset.failed) clearLink(link);
  if (!item) return;
  linkTo(link, item, listing);
  const image = link.querySelector("img") ?? makePicture();
  const width = coveringWidth(item, {width: stitchedExtent(item, room), height: rowHeight(room)});
  loadPicture(image, item, listing, width);
  if (!image.parentNode) link.append(image);
}

/** @param {Room} room */
function rowHeight({height}) {
  return Math.max(1, Math.round(height));
}

/** @param {Item | undefined} item */
function croppedRatio(item) {
  return Math.min(Math.max(ratioOf(item), slimmest), widest);
}
