// @ts-check
/** One cell of an exhibit: a link to the photograph, with its picture in it. */

import {day, titled} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/** Sooner than this a picture came from the cache, and a fade would only hold it back. In milliseconds. */
const cached = 60;

/** Long enough to be seen as a fade, short enough not to be waited for. In milliseconds. */
const fade = 180;

/** Wider than this a picture is for the full screen, not for a cell. In pixels. */
const widestInCell = 960;

/** @type {WeakMap<HTMLImageElement, number>} when each picture was asked for */
const asked = new WeakMap();

/**
 * A photograph without a colour has not been made yet: the camera's own preview comes first, then the real ones.
 * @type {WeakMap<HTMLImageElement, string>}
 */
const following = new WeakMap();

/**
 * Draws a photograph into a cell that may have held another one. The same one, which the server may have drawn, stays
 * where it is until a better picture of it has come.
 * @param {HTMLElement} cell an `<a>`
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing says where pictures are
 * @param {number} side of the cell, in CSS pixels
 */
export function renderCell(cell, item, listing, side) {
  if (!item) return clear(cell);
  const present = cell.dataset.failed ? null : cell.querySelector("img");
  if (!present || cell.dataset.id !== item.id) clear(cell);
  link(cell, item, listing);
  load(cell.querySelector("img") ?? pictureIn(cell), item, listing, side);
}

/**
 * Lets pictures fade in, and says so where one cannot be shown.
 * @param {HTMLElement} exhibit the element whose cells hold them
 */
export function watchPictures(exhibit) {
  exhibit.addEventListener("load", (event) => arrived(event.target), true);
  exhibit.addEventListener("error", (event) => failed(event.target), true);
  exhibit.querySelectorAll("img").forEach(
    (image) => image.complete && image.currentSrc && !isLoaded(image) && failed(image));
}

/** @param {HTMLElement} cell */
function clear(cell) {
  for (const name of ["href", "data-id", "data-width", "data-height", "data-failed"]) cell.removeAttribute(name);
  cell.style.removeProperty("--vitrine-placeholder");
  cell.replaceChildren();
}

/**
 * @param {HTMLElement} cell
 * @param {Item} item
 * @param {Listing} listing
 */
function link(cell, item, listing) {
  cell.setAttribute("href", pictureAddress(item, Math.max(...listing.widths), listing));
  Object.assign(cell.dataset, {id: item.id, width: item.width, height: item.height});
  cell.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
}

/** @param {HTMLElement} cell */
function pictureIn(cell) {
  const image = new Image();
  image.decoding = "async";
  image.dataset.waiting = "";
  cell.append(image);
  return image;
}

/**
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing
 * @param {number} side
 */
function load(image, item, listing, side) {
  image.alt = [titled(item.name), day(item.taken)].filter(Boolean).join(", ");
  image.width = item.width;
  image.height = item.height;
  image.sizes = `${coveringWidth(item, side)}px`;
  const all = choice(item, listing, listing.widths);
  const first = item.placeholder ? all : choice(item, listing, [listing.preview]);
  if (following.get(image) === all || (image.srcset === all && isLoaded(image))) return;
  asked.set(image, performance.now());
  following.set(image, all);
  image.srcset = first;
}

/**
 * @param {Item} item
 * @param {Listing} listing
 * @param {number[]} widths
 */
function choice(item, listing, widths) {
  const narrow = widths.filter((width) => width <= widestInCell);
  return narrow.map((width) => `${pictureAddress(item, width, listing)} ${width}w`).join(", ");
}

/** @param {HTMLImageElement} image */
function isLoaded(image) {
  return image.complete && image.naturalWidth > 0;
}

/**
 * How wide a picture lies that covers a square.
 * @param {Item} item
 * @param {number} side
 */
function coveringWidth(item, side) {
  return Math.ceil(side * Math.max(1, item.width / item.height));
}

/**
 * @param {Item} item
 * @param {number} width
 * @param {Listing} listing
 */
function pictureAddress(item, width, {picture, types}) {
  return picture.replace("{id}", item.id).replace("{width}", String(width)).replace("{type}", types[0]);
}

/** @param {EventTarget | null} image */
function arrived(image) {
  if (!(image instanceof HTMLImageElement)) return;
  if (image.dataset.waiting !== undefined) appear(image);
  const next = following.get(image);
  if (next && next !== image.srcset) image.srcset = next;
}

/** @param {HTMLImageElement} image */
function appear(image) {
  delete image.dataset.waiting;
  const waited = performance.now() - (asked.get(image) ?? 0);
  if (waited > cached && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    image.animate([{opacity: 0}, {opacity: 1}], fade);
  }
}

/** @param {EventTarget | null} image */
function failed(image) {
  if (!(image instanceof HTMLImageElement)) return;
  const cell = image.closest("a");
  if (cell) cell.dataset.failed = "Could not be shown";
}
