// @ts-check
/** One cell of the grid: a link to the photograph, with its picture in it. */

import {linkTo, loadPicture, makePicture, unlink} from "./page-picture.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/**
 * Draws a photograph into a cell that may have held another one. The same one, which the server may have drawn, stays.
 * @param {HTMLElement} cell an `<a>`
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing
 * @param {Room} room a cell's
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
 * How wide a picture lies that covers some room.
 * @param {Item} item
 * @param {Room} room
 */
export function coveringWidth(item, {width, height}) {
  return Math.max(width, height * (item.width / item.height));
}
