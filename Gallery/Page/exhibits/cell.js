// @ts-check
/** A cell of the grid: a link to a photograph that contains its picture. */

import {coveringWidth} from "../pictures/photo-size.js";
import {loadPicture, makePicture} from "../pictures/picture.js";
import {clearLink, linkTo} from "../pictures/viewer-data.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */

/** @type {Map<string, HTMLImageElement>} the loaded pictures of the server's page, by the ids of their photographs */
const servedPictures = new Map();

/**
 * Replaces the links of the server's page by cells. The cells take over their pictures and focus, and the open photograph stays open.
 * @param {HTMLElement} grid
 * @param {() => void} replace
 */
export function replaceServedCells(grid, replace) {
  const links = /** @type {HTMLElement[]} */ ([...grid.children]);
  for (const link of links) {
    const [id, image] = [link.dataset.id ?? "", link.querySelector("img")];
    link.dataset.key = id;
    if (image && !link.dataset.failed) servedPictures.set(id, image);
  }
  const focused = links.find((link) => link === document.activeElement);
  replace();
  links.forEach((link) => link.remove());
  const cells = /** @type {HTMLElement[]} */ ([...grid.children]);
  if (focused) cells.find(({dataset}) => dataset.id === focused.dataset.id)?.focus({preventScroll: true});
  servedPictures.clear();
}

/**
 * Shows a photograph in a cell. If the cell already shows this photograph, its picture stays.
 * @param {HTMLElement} cell an `<a>`
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room of a cell
 */
export function renderCell(cell, item, listing, room) {
  if (!item) return clearLink(cell);
  const present = cell.dataset.failed ? null : cell.querySelector("img");
  if (!present || cell.dataset.id !== item.id) clearLink(cell);
  linkTo(cell, item, listing);
  const image = cell.querySelector("img") ?? servedPictures.get(item.id) ?? makePicture();
  loadPicture(image, item, listing, coveringWidth(item, room));
  if (image.parentNode !== cell) cell.append(image);
}
