// @ts-check
/** One photograph of a carousel or a card of a deck: a place in the row, and in it a link with the picture. */

import {coveringWidth} from "./page-cell.js";
import {linkTo, loadPicture, makePicture, unlink} from "./page-picture.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/** What is not known yet is taken to be as most photographs are. */
const usualRatio = 3 / 2;

/** So much of the row a photograph may take: of its neighbours something shows, so that one sees it goes on. */
const widestShare = 0.86;

/** A card is as a portrait is. */
const cardRatio = 3 / 4;

/** So much of the row a card may take: of the cards beside it half is seen, and they can be tapped. */
const cardShare = 0.56;

/** Narrower than a finger nobody could hit it. In CSS pixels. */
const narrowest = 44;

/** The deck's current card is drawn so much larger: see --vitrine-prominence. */
const prominence = 1.2;

/**
 * Draws a photograph, whole, into a place in the row that may have held another one.
 * @param {HTMLElement} slide
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing
 * @param {Room} room the row's
 */
export function renderSlide(slide, item, listing, room) {
  hang(slide, item, listing, {width: slideExtent(item, room), height: heightOf(item, room)});
}

/**
 * Draws a photograph onto a card, which it covers.
 * @param {HTMLElement} slide
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing
 * @param {Room} room the row's
 */
export function renderCard(slide, item, listing, room) {
  const width = cardExtent(item, room);
  hang(slide, item, listing, {width, height: width / cardRatio});
}

/**
 * How wide a photograph's place in the row is: as high as the row, unless that is wider than the row has room for.
 * @param {Item | undefined} item
 * @param {Room} room
 */
export function slideExtent(item, room) {
  return Math.max(narrowest, Math.round(ratio(item) * heightOf(item, room)));
}

/**
 * How wide a card is, whatever is on it.
 * @param {Item | undefined} _item
 * @param {Room} room
 */
export function cardExtent(_item, {width, height}) {
  return Math.max(narrowest, Math.round(Math.min(height * cardRatio, width * cardShare)));
}

/**
 * @param {HTMLElement} slide
 * @param {Item | undefined} item
 * @param {Listing} listing
 * @param {Room} frame the picture's
 */
function hang(slide, item, listing, frame) {
  const link = slide.querySelector("a") ?? slide.appendChild(document.createElement("a"));
  if (link.dataset.id !== item?.id || link.dataset.failed) empty(link);
  link.style.aspectRatio = `${frame.width / frame.height}`;
  if (!item) return;
  linkTo(link, item, listing);
  const image = link.querySelector("img") ?? makePicture();
  loadPicture(image, item, listing, coveringWidth(item, frame) * prominence);
  if (!image.parentNode) link.append(image);
}

/**
 * @param {Item | undefined} item
 * @param {Room} room
 */
function heightOf(item, {width, height}) {
  return Math.min(height, (width * widestShare) / ratio(item));
}

/** @param {Item | undefined} item */
function ratio(item) {
  return item ? item.width / item.height : usualRatio;
}

/** @param {HTMLElement} link */
function empty(link) {
  unlink(link);
  link.replaceChildren();
}
