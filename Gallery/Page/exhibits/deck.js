// @ts-check
/** A card of the deck, and the two looks of the deck: cards beside each other, or tilted cards that lie over each other. */

import {narrowest, renderLink} from "./slide.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */
/** @typedef {import("../../../Web/src/elements/carousel.js").VitrineCarousel} Carousel */

/** The aspect ratio of a card. */
const cardRatio = 3 / 4;

/** The largest share of the row's width for a card. The cards beside it are large enough to be tapped. */
const cardShare = 0.58;

/** The gap beside the current card, as a share of the row's width. */
const gapShare = 0.015;

/** The scale of the current card. The row is high enough for it. */
export const effectScale = 1.2;

/** The share of a card that the next one leaves uncovered. Each card has this part of the row, so that a tap there means it. */
const uncoveredShare = 0.5;

/** The scales, the turns in degrees and the depths in CSS pixels of overlapping cards: the current one, and those farther and farther away. */
const looks = [
  {phase: 0, scale: effectScale, turn: 0, depth: 0},
  {phase: 1, scale: 0.98, turn: 24, depth: 60},
  {phase: 2, scale: 0.92, turn: 32, depth: 140},
  {phase: 6, scale: 0.8, turn: 38, depth: 360},
];

/** Whether the cards lie over each other. */
function overlaps() {
  return "deck" in document.documentElement.dataset;
}

/**
 * Shows a photograph that covers a card.
 * @param {HTMLElement} slide
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room of the row
 */
export function renderCard(slide, item, listing, room) {
  const width = cardExtent(item, room);
  const scale = (effectScale * cardWidth(room)) / width;
  renderLink(slide, item, listing, {width, height: width / cardRatio}, scale);
}

/**
 * Returns the width that a card has in the row. It is the same for every photograph.
 * @param {Item | undefined} _item
 * @param {Room} room
 */
export function cardExtent(_item, room) {
  return overlaps() ? Math.floor(cardWidth(room) * uncoveredShare) : cardWidth(room);
}

/**
 * Sets the look and the spacing of a deck. Cards beside each other leave a gap beside the current card, which is drawn larger.
 * @param {HTMLElement} deck
 * @param {Room} room of the row
 */
export function fitDeck(deck, room) {
  const excess = (cardWidth(room) * (effectScale - 1)) / 2;
  deck.setAttribute("spacing", overlaps() ? "0" : String(Math.round(excess + gapShare * room.width)));
  const scale = cardWidth(room) / cardExtent(undefined, room);
  deck.style.setProperty("--scale", String(scale));
  /** @type {Carousel} */ (deck).stops = overlaps() ? overlappingStops(scale) : null;
}

/** @param {number} factor of all scales */
function overlappingStops(factor) {
  return [-1, 1].flatMap(
    (side) => looks.map(
      ({phase, scale, turn, depth}) =>
        ({phase: side * phase, scale: factor * scale, rotateY: -side * turn, z: -depth})));
}

/**
 * Returns the width of a card as it is drawn beside the current one.
 * @param {Room} room
 */
function cardWidth({width, height}) {
  const highest = height / effectScale;
  return Math.max(narrowest, Math.floor(Math.min(highest * cardRatio, width * cardShare)));
}
