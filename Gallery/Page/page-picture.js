// @ts-check
/** The picture in a cell, a card or a strip: as large as it is seen, the camera's preview first, and fading in. */

import {captionOf, sentence} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/** Sooner than this a picture came from the cache, and a fade would only hold it back. In milliseconds. */
const cached = 60;

/** Long enough to be seen as a fade, short enough not to be waited for. In milliseconds. */
const fade = 180;

/** Wider than this a picture is for the full screen, not for a place on the page. In pixels. */
const widestInPlace = 960;

/** What a link of no photograph does not have. */
const unlinked =
  ["href", "title", "data-id", "data-width", "data-height", "data-title", "data-detail", "data-failed", "data-problem"];

/** @type {WeakMap<HTMLImageElement, number>} when each picture was asked for */
const asked = new WeakMap();

/**
 * A photograph without a colour has not been made yet: the camera's own preview comes first, then the real ones.
 * @type {WeakMap<HTMLImageElement, string>}
 */
const following = new WeakMap();

/** A picture that waits to be loaded. */
export function makePicture() {
  const image = new Image();
  image.decoding = "async";
  image.dataset.waiting = "";
  return image;
}

/**
 * Shows a photograph. The same one stays where it is until a better picture of it has come.
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing says where pictures are
 * @param {number} width at which it lies, in CSS pixels
 */
export function loadPicture(image, item, listing, width) {
  image.alt = Object.values(captionOf(item)).filter(Boolean).join(", ");
  image.width = item.width;
  image.height = item.height;
  image.sizes = `${Math.ceil(width)}px`;
  const all = choice(item, listing, listing.widths);
  const first = item.placeholder ? all : choice(item, listing, [listing.preview]);
  if (following.get(image) === all || (image.srcset === all && isLoaded(image))) return;
  asked.set(image, performance.now());
  following.set(image, all);
  image.srcset = first;
}

/**
 * Lets pictures fade in, and says so where one cannot be shown.
 * @param {HTMLElement} exhibit the element whose items hold them
 */
export function watchPictures(exhibit) {
  exhibit.addEventListener("load", (event) => arrived(event.target), true);
  exhibit.addEventListener("error", (event) => failed(event.target), true);
  exhibit.querySelectorAll("img").forEach(
    (image) => image.complete && image.currentSrc && !isLoaded(image) && failed(image));
}

/**
 * Makes a link lead to the largest picture of a photograph, and carry what the viewer wants to know of it.
 * @param {HTMLElement} link
 * @param {Item} item
 * @param {Listing} listing
 */
export function linkTo(link, item, listing) {
  link.setAttribute("href", pictureAddress(item, Math.max(...listing.widths), listing));
  Object.assign(link.dataset, {id: item.id, width: item.width, height: item.height, ...captionOf(item)});
  link.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  markProblem(link, item);
}

/**
 * Puts a badge on a photograph that is not, or not wholly, shown. Its caption and a mouse over it tell the reason.
 * @param {HTMLElement} place its link or card
 * @param {{ problem?: string | undefined }} item
 */
export function markProblem(place, {problem}) {
  if (!problem) return ["title", "data-problem"].forEach((name) => place.removeAttribute(name));
  place.title = place.dataset.problem = sentence(problem);
}

/**
 * Says where the largest picture of a photograph is, for a picture that no link is around.
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing
 */
export function largePicture(image, item, listing) {
  const large = pictureAddress(item, Math.max(...listing.widths), listing);
  Object.assign(image.dataset, {large, width: item.width, height: item.height, ...captionOf(item)});
}

/**
 * Takes away what `linkTo` and a picture that failed have left.
 * @param {HTMLElement} link
 */
export function unlink(link) {
  for (const name of unlinked) link.removeAttribute(name);
  link.style.removeProperty("--vitrine-placeholder");
}

/**
 * @param {Item} item
 * @param {Listing} listing
 * @param {number[]} widths
 */
function choice(item, listing, widths) {
  const narrow = widths.filter((width) => width <= widestInPlace);
  return narrow.map((width) => `${pictureAddress(item, width, listing)} ${width}w`).join(", ");
}

/** @param {HTMLImageElement} image */
function isLoaded(image) {
  return image.complete && image.naturalWidth > 0;
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
  image.closest("[data-failed]")?.removeAttribute("data-failed");
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
  following.delete(image);
  const place = image.dataset.part === "poster" ? image.parentElement : image.closest("a");
  if (place) place.dataset.failed = place.dataset.problem ?? "Could not be shown";
}
