// @ts-check
/** The picture in a cell, a card or a strip. It has the size that the layout needs, and fades in. */

import {captionOf} from "../base/text.js";

import {previewAddress, sourceSet} from "./picture-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** A picture that loads within this time comes from the cache and does not fade in. In milliseconds. */
const cacheTime = 60;

/** The duration of the fade, in milliseconds. */
const fadeDuration = 180;

/** @type {WeakMap<HTMLImageElement, number>} the times at which pictures were requested */
const requestTimes = new WeakMap();

/** Requests may still fail for this time after the browser has said that the network is back, in milliseconds. */
const unsteadyTime = 5000;

/** The time after which a request is repeated that may have failed for that reason, in milliseconds. */
const repeatDelay = 500;

/** When the network came back the last time. */
let networkTime = -Infinity;
addEventListener("online", () => {
  networkTime = performance.now();
});

/**
 * The sources to load after the current one. If the pictures of a photograph are not made yet, the camera's own preview is
 * loaded first.
 * @type {WeakMap<HTMLImageElement, string>}
 */
const nextSources = new WeakMap();

/** @type {WeakMap<HTMLImageElement, HTMLImageElement>} pictures that are loaded in the place of a picture that is shown */
const replacements = new WeakMap();

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
  image.alt = Object.values(captionOf(item, listing)).filter(Boolean).join(", ");
  image.width = item.width;
  image.height = item.height;
  const [all, sizes] = [sourceSet(item, listing), `${Math.ceil(width)}px`];
  if (isLoaded(image)) {
    replacePicture(image, all, sizes);
    return;
  }
  image.sizes = sizes;
  if (nextSources.get(image) === all) return;
  const first = previewAddress(item, listing) ?? all;
  nextSources.set(image, all);
  // A picture that is not made yet keeps its connection waiting. A browser has only six, so all other requests come first.
  image.setAttribute("fetchpriority", first === all ? "auto" : "low");
  request(image, first);
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
 * Requests a picture, also one that could not be loaded before.
 * @param {HTMLImageElement} image
 * @param {string} sources
 */
function request(image, sources) {
  requestTimes.set(image, performance.now());
  // WebKit requests nothing if the sources stay the same.
  image.removeAttribute("srcset");
  image.srcset = sources;
}

/**
 * Loads other sources in the place of a picture that is shown. Chromium removes a picture from the screen as soon as it loads
 * another one, so the new one is loaded and decoded before. If that fails, the present one stays.
 * @param {HTMLImageElement} image
 * @param {string} sources
 * @param {string} sizes
 */
async function replacePicture(image, sources, sizes) {
  const has = (/** @type {HTMLImageElement | undefined} */ one) => one?.srcset === sources && one.sizes === sizes;
  // An earlier change that is still under way must not come later.
  if (has(image)) replacements.delete(image);
  if (has(image) || has(replacements.get(image))) return;
  const next = new Image();
  next.setAttribute("fetchpriority", image.getAttribute("fetchpriority") ?? "auto");
  replacements.set(image, next);
  Object.assign(next, {sizes, srcset: sources});
  const isDecoded = await next.decode().then(() => true, () => false);
  if (replacements.get(image) !== next) return;
  replacements.delete(image);
  if (!isDecoded) return;
  nextSources.set(image, sources);
  image.setAttribute("fetchpriority", "auto");
  Object.assign(image, {sizes, srcset: sources});
}

/** @param {HTMLImageElement} image */
function isLoaded(image) {
  return image.complete && image.naturalWidth > 0;
}

/** @param {EventTarget | null} image */
function onLoad(image) {
  if (!(image instanceof HTMLImageElement)) return;
  image.closest("[data-failed]")?.removeAttribute("data-failed");
  if (image.dataset.waiting !== undefined) fadeIn(image);
  const next = nextSources.get(image);
  if (next && next !== image.srcset) replacePicture(image, next, image.sizes);
}

/**
 * Requests a picture again that could not be loaded, unless another one has taken its place.
 * @param {HTMLImageElement} image
 * @param {string} sources
 */
function repeatRequest(image, sources) {
  if (image.srcset === sources && !isLoaded(image)) request(image, sources);
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
  if ((requestTimes.get(image) ?? Infinity) < networkTime + unsteadyTime) {
    setTimeout(repeatRequest, repeatDelay, image, image.srcset);
    return;
  }
  nextSources.delete(image);
  const container = image.dataset.part === "poster" ? image.parentElement : image.closest("a");
  if (!container) return;
  // A video plays without a frame, too.
  container.dataset.failed = container.dataset.length ? image.alt : container.dataset.problem ?? "Could not be shown";
}
