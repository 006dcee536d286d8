// @ts-check
/** A photograph in a carousel: an item of the row that contains a link with the picture. */

import {coveringWidth, ratioOf} from "../pictures/photo-size.js";
import {loadPicture, makePicture} from "../pictures/picture.js";
import {clearLink, linkTo} from "../pictures/viewer-data.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */

/** The largest share of the row's width for a photograph. Parts of its neighbours stay visible. */
const widestShare = 0.86;

/** The least width of a photograph, in CSS pixels: that of a finger. */
export const narrowest = 44;

/** A small photograph is drawn at most at this scale, in device pixels. */
const largestScale = 2;

/**
 * Shows a whole photograph in an item of the row that may show another one.
 * @param {HTMLElement} slide
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room of the row
 */
export function renderSlide(slide, item, listing, room) {
  renderLink(slide, item, listing, {width: slideExtent(item, room), height: heightOf(item, room)}, 1);
}

/**
 * Returns the width of a photograph that is as high as the row. A photograph that is too wide for the row is less high.
 * @param {Item | undefined} item
 * @param {Room} room
 */
export function slideExtent(item, room) {
  return Math.max(narrowest, Math.round(ratioOf(item) * heightOf(item, room)));
}

/**
 * Shows a photograph in the link of a slide.
 * @param {HTMLElement} slide
 * @param {Item | undefined} item
 * @param {Listing} listing
 * @param {Room} frame of the picture
 * @param {number} scale at which it is drawn when it is current
 */
export function renderLink(slide, item, listing, frame, scale) {
  const link = slide.querySelector("a") ?? slide.appendChild(document.createElement("a"));
  if (link.dataset.id !== item?.id || link.dataset.failed) clearLink(link);
  link.style.aspectRatio = `${frame.width / frame.height}`;
  if (!item) return;
  linkTo(link, item, listing);
  const image = link.querySelector("img") ?? makePicture();
  loadPicture(image, item, listing, coveringWidth(item, frame) * scale);
  if (!image.parentNode) link.append(image);
}

/**
 * @param {Item | undefined} item
 * @param {Room} room
 */
function heightOf(item, {width, height}) {
  const highest = item ? (largestScale * item.height) / devicePixelRatio : Infinity;
  return Math.min(height, (width * widestShare) / ratioOf(item), highest);
}
