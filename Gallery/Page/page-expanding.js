// @ts-check
/** One card of the expanding row: a poster and a title; when it opens, a still with what there is to tell over it. */

import {cardLines} from "./page-card.js";
import {coveringWidth} from "./page-cell.js";
import {detailsOf} from "./page-details.js";
import {largePicture, loadPicture, makePicture, markProblem} from "./page-picture.js";
import {detailOf, titled} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/** A poster is as film posters are, a still as films are. */
const posterRatio = 2 / 3;
const stillRatio = 16 / 9;

/** So much of a card's height is its title; the picture has the rest: see --title. In the size of the page's type. */
const titleHeight = 4.5;

/** So much of the row a closed card may take where the row is narrow. */
const narrowestShare = 0.56;

/** So much of the row an open card may take. */
const widestShare = 0.86;

/**
 * How wide a card is, closed and open, and its picture's height.
 * @param {Room} room the row's
 */
export function cardSizes({width, height}) {
  const type = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const picture = Math.max(1, height - titleHeight * type);
  const closed = Math.round(Math.min(picture * posterRatio, width * narrowestShare));
  const open = Math.round(Math.max(closed, Math.min(picture * stillRatio, width * widestShare)));
  return {closed, open, picture};
}

/**
 * Tells a row of cards how much room it has.
 * @param {HTMLElement} row
 * @param {Room} room
 */
export function fitCards(row, room) {
  const {closed, open} = cardSizes(room);
  row.setAttribute("collapsed-size", String(closed));
  row.setAttribute("expanded-size", String(open));
}

/**
 * Draws a photograph into a card that may have held another one.
 * @param {HTMLElement} card
 * @param {Item | undefined} item undefined: still on its way
 * @param {Listing} listing
 * @param {Room} room the row's
 * @param {number} index
 */
export function renderExpandingCard(card, item, listing, room, index) {
  if (card.childElementCount === 0) card.append(...parts());
  if (card.dataset.id !== item?.id || card.dataset.failed) empty(card);
  if (!item) return;
  const {open, picture} = cardSizes(room);
  card.dataset.id = item.id;
  card.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  const poster = posterOf(card);
  loadPicture(poster, item, listing, coveringWidth(item, {width: open, height: picture}));
  largePicture(poster, item, listing);
  markProblem(card, item);
  write(card, "h2", titled(item.name));
  write(card, ".card-detail", detailOf(item, index, listing.total));
  tell(card, item, listing, room);
}

/**
 * Fills in what has to be asked for; by then the card may hold another photograph.
 * @param {HTMLElement} card
 * @param {Item} item
 * @param {Listing} listing
 * @param {Room} room
 */
async function tell(card, item, listing, room) {
  const details = await detailsOf(item.id);
  const other = details?.still ? await detailsOf(details.still) : null;
  if (card.dataset.id !== item.id) return;
  const title = details?.title ?? titled(item.name);
  const {open, picture} = cardSizes(room);
  write(card, "h2", title);
  posterOf(card).alt = title;
  if (details?.title) posterOf(card).dataset.title = title;
  if (other) {
    const seen = {...item, id: details?.still ?? item.id, width: other.width, height: other.height};
    const still = stillOf(card) ?? addStill(card);
    loadPicture(still, seen, listing, coveringWidth(seen, {width: open, height: picture}));
    largePicture(still, seen, listing);
    still.alt = "";
    if (details?.title) still.dataset.title = title;
  }
  const text = card.querySelector("[data-part=details]");
  if (text?.childElementCount === 0) text.append(...cardLines(item, details));
}

/**
 * The parts of an empty card, from the lowest to the topmost. An open card shows the poster too, unless the sidecar names
 * another picture.
 */
function parts() {
  const poster = makePicture();
  poster.dataset.part = "poster";
  const details = document.createElement("div");
  details.dataset.part = "details";
  const detail = document.createElement("p");
  detail.className = "card-detail";
  return [poster, details, document.createElement("h2"), detail];
}

/**
 * @param {HTMLElement} card
 * @returns {HTMLImageElement} over its poster
 */
function addStill(card) {
  const still = makePicture();
  still.dataset.part = "still";
  posterOf(card).after(still);
  return still;
}

/** @param {HTMLElement} card */
function empty(card) {
  delete card.dataset.id;
  delete card.dataset.failed;
  markProblem(card, {});
  card.style.removeProperty("--vitrine-placeholder");
  card.replaceChildren(...parts());
}

/** @param {HTMLElement} card */
function posterOf(card) {
  return /** @type {HTMLImageElement} */ (card.querySelector("[data-part=poster]"));
}

/**
 * @param {HTMLElement} card
 * @returns {HTMLImageElement | null} null where nobody has named one
 */
function stillOf(card) {
  return card.querySelector("[data-part=still]");
}

/**
 * @param {HTMLElement} card
 * @param {string} selector
 * @param {string} text
 */
function write(card, selector, text) {
  const found = card.querySelector(selector);
  if (found && found.textContent !== text) found.textContent = text;
}
