// @ts-check
/** A cell of the grid: a link to a photograph that contains its picture. */

import {linkTo, loadPicture, makePicture, unlink} from "./page-picture.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/**
 * Shows a photograph in a cell. If the cell already shows this photograph, its picture stays.
 * @param {HTMLElement} cell an `<a>`
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room of a cell
 */
export function renderCell(cell, item, listing, room) {
  if (!item) return clear(cell);
  const present = cell.dataset.failed ? null : cell.querySelector("img");
  if (!present || cell.dataset.id !== item.id) clear(cell);
  linkTo(cell, item, listing);
  const image = cell.querySelector("img") ?? makePicture();
  loadPicture(image, item, listing, coveringWidth(item, room));
  if (!image.parentNode) cell.append(image);
}

/** @param {HTMLElement} cell */
function clear(cell) {
  unlink(cell);
  cell.replaceChildren();
}

/**
 * Returns the width of a picture that covers a room.
 * @param {Item} item
 * @param {Room} room
 */
export function coveringWidth(item, {width, height}) {
  return Math.max(width, height * (item.width / item.height));
}
