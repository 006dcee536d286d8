// @ts-check
/** The picture in a cell, a card or a strip. It has the size that the layout needs, and fades in. */

import {captionOf, sentence} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/** A picture that loads within this time comes from the cache and does not fade in. In milliseconds. */
const cacheTime = 60;

/** The duration of the fade, in milliseconds. */
const fadeDuration = 180;

/** The server makes pictures up to this width beforehand, in pixels, and wider ones when a screen needs them. */
const widestMade = 2500;

/** The attributes that a link has only with a photograph. */
const linkAttributes = [
  "href", "title",
  ...["id", "width", "height", "srcset", "title", "detail", "failed", "problem"].map((name) => `data-${name}`)
];

/** @type {WeakMap<HTMLImageElement, number>} the times at which pictures were requested */
const requestTimes = new WeakMap();

/**
 * The sources to load after the current one. If the pictures of a photograph are not made yet, the camera's own preview is
 * loaded first.
 * @type {WeakMap<HTMLImageElement, string>}
 */
const nextSources = new WeakMap();

/** Makes a picture without a source. */
export function makePicture() {
  const image = new Image();
  image.decoding = "async";
  image.dataset.waiting = "";
  return image;
}

/**
 * Shows a photograph. A picture of the same photograph stays visible until the next one is loaded.
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing has the addresses of pictures
 * @param {number} width of the whole picture as it is drawn, in CSS pixels
 */
export function loadPicture(image, item, listing, width) {
  image.alt = Object.values(captionOf(item)).filter(Boolean).join(", ");
  image.width = item.width;
  image.height = item.height;
  image.sizes = `${Math.ceil(width)}px`;
  const all = sourceSet(item, listing);
  const first = item.placeholder ? all : address(listing.preview, item, listing);
  if (nextSources.get(image) === all || (image.srcset === all && isLoaded(image))) return;
  requestTimes.set(image, performance.now());
  nextSources.set(image, all);
  image.srcset = first;
}

/**
 * Fades pictures in as they load, and shows a message for each picture that cannot be loaded.
 * @param {HTMLElement} exhibit the element that contains the pictures
 */
export function watchPictures(exhibit) {
  exhibit.addEventListener("load", (event) => onLoad(event.target), true);
  exhibit.addEventListener("error", (event) => onError(event.target), true);
  exhibit.querySelectorAll("img").forEach(
    (image) => image.complete && image.currentSrc && !isLoaded(image) && onError(image));
}

/**
 * Sets the address of a link to a large picture of a photograph, and its data attributes for the viewer.
 * @param {HTMLElement} link
 * @param {Item} item
 * @param {Listing} listing
 */
export function linkTo(link, item, listing) {
  link.setAttribute("href", largeAddress(item, listing));
  Object.assign(link.dataset, {id: item.id, ...viewerData(item, listing)});
  link.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  markProblem(link, item);
}

/**
 * Adds a badge to a photograph that is not shown completely. The caption and the tooltip name the reason.
 * @param {HTMLElement} container the link or the card
 * @param {{ problem?: string | undefined }} item
 */
export function markProblem(container, {problem}) {
  if (!problem) return ["title", "data-problem"].forEach((name) => container.removeAttribute(name));
  container.title = container.dataset.problem = sentence(problem);
}

/**
 * Sets the data attributes for the viewer on a picture that has no link around it.
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing
 */
export function largePicture(image, item, listing) {
  Object.assign(image.dataset, {large: largeAddress(item, listing), ...viewerData(item, listing)});
}

/**
 * Removes what `linkTo` and a failed picture have set.
 * @param {HTMLElement} link
 */
export function unlink(link) {
  for (const name of linkAttributes) link.removeAttribute(name);
  link.style.removeProperty("--vitrine-placeholder");
}

/**
 * @param {Item} item
 * @param {Listing} listing
 */
function viewerData(item, listing) {
  return {width: item.width, height: item.height, srcset: sourceSet(item, listing), ...captionOf(item)};
}

/**
 * @param {Item} item
 * @param {Listing} listing
 */
function sourceSet(item, listing) {
  return item.widths.map((width) => `${address(listing.picture, item, listing, width)} ${width}w`).join(", ");
}

/** @param {HTMLImageElement} image */
function isLoaded(image) {
  return image.complete && image.naturalWidth > 0;
}

/**
 * Returns the address of the widest picture that is made beforehand.
 * @param {Item} item
 * @param {Listing} listing
 */
function largeAddress(item, listing) {
  const made = item.widths.filter((width, index) => index === 0 || width <= widestMade);
  return address(listing.picture, item, listing, made[made.length - 1]);
}

/**
 * @param {string} pattern
 * @param {Item} item
 * @param {Listing} listing
 * @param {number} width
 */
function address(pattern, item, {types}, width = 0) {
  const values = {id: item.id, version: item.version, width: String(width), type: types[0]};
  return pattern.replace(/\{(\w+)\}/g, (_, name) => values[/** @type {keyof typeof values} */ (name)]);
}

/** @param {EventTarget | null} image */
function onLoad(image) {
  if (!(image instanceof HTMLImageElement)) return;
  image.closest("[data-failed]")?.removeAttribute("data-failed");
  if (image.dataset.waiting !== undefined) fadeIn(image);
  const next = nextSources.get(image);
  if (next && next !== image.srcset) image.srcset = next;
}

/** @param {HTMLImageElement} image */
function fadeIn(image) {
  delete image.dataset.waiting;
  const waited = performance.now() - (requestTimes.get(image) ?? 0);
  if (waited > cacheTime && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    image.animate([{opacity: 0}, {opacity: 1}], fadeDuration);
  }
}

/** @param {EventTarget | null} image */
function onError(image) {
  if (!(image instanceof HTMLImageElement)) return;
  nextSources.delete(image);
  const container = image.dataset.part === "poster" ? image.parentElement : image.closest("a");
  if (container) container.dataset.failed = container.dataset.problem ?? "Could not be shown";
}
