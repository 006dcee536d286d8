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

/** So much of the row a card may take: of the cards beside it a good part is seen, and they can be tapped. */
const cardShare = 0.58;

/** So much of the row is between the current card and the one beside it. */
const gapShare = 0.015;

/** Narrower than a finger nobody could hit it. In CSS pixels. */
const narrowest = 44;

/** The deck's current card is drawn so much larger, and the row is as high as that takes. */
export const effectScale = 1.2;

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
  const highest = height / effectScale;
  return Math.max(narrowest, Math.floor(Math.min(highest * cardRatio, width * cardShare)));
}

/**
 * Tells a deck how far apart its cards are: beside the current one, as large as it is drawn, a gap is left.
 * @param {HTMLElement} deck
 * @param {Room} room the row's
 */
export function fitDeck(deck, room) {
  const excess = (cardExtent(undefined, room) * (effectScale - 1)) / 2;
  deck.setAttribute("spacing", String(Math.round(excess + gapShare * room.width)));
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
  loadPicture(image, item, listing, coveringWidth(item, frame) * effectScale);
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
