// @ts-check
/** The picture in a cell, a card or a strip. It has the size that the layout needs, and fades in. */

import {captionOf, sentence} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/** A picture that loads within this time comes from the cache and does not fade in. In milliseconds. */
const cacheTime = 60;

/** The duration of the fade, in milliseconds. */
const fadeDuration = 180;

/** The widest picture for the page, in pixels. Wider ones are for the full screen. */
const widestOnPage = 960;

/** The attributes that a link has only with a photograph. */
const linkAttributes =
  ["href", "title", "data-id", "data-width", "data-height", "data-title", "data-detail", "data-failed", "data-problem"];

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
 * @param {number} width in the layout, in CSS pixels
 */
export function loadPicture(image, item, listing, width) {
  image.alt = Object.values(captionOf(item)).filter(Boolean).join(", ");
  image.width = item.width;
  image.height = item.height;
  image.sizes = `${Math.ceil(width)}px`;
  const all = sourceSet(item, listing, listing.widths);
  const first = item.placeholder ? all : sourceSet(item, listing, [listing.preview]);
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
 * Sets the address of a link to the largest picture of a photograph, and its data attributes for the viewer.
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
  const large = pictureAddress(item, Math.max(...listing.widths), listing);
  Object.assign(image.dataset, {large, width: item.width, height: item.height, ...captionOf(item)});
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
 * @param {number[]} widths
 */
function sourceSet(item, listing, widths) {
  const narrow = widths.filter((width) => width <= widestOnPage);
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
