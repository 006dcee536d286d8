// @ts-check
/** A card of the expanding row: a poster and a title. An open card shows a still, with the details over it. */

import {cardLines} from "./page-card.js";
import {coveringWidth} from "./page-cell.js";
import {detailsOf} from "./page-details.js";
import {largePicture, loadPicture, makePicture, markProblem} from "./page-picture.js";
import {detailOf, titleOf} from "./page-text.js";

/** @typedef {import("./page-details.js").Details} Details */
/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/** The aspect ratios of film posters and of films. */
const posterRatio = 2 / 3;
const stillRatio = 16 / 9;

/** The height of a card's title, in units of the page's font size: see --title. The picture has the rest of the height. */
const titleHeight = 4.5;

/** The largest share of the row's width for a closed card. It matters in narrow rows. */
const closedShare = 0.56;

/** The largest share of the row's width for an open card. */
const openShare = 0.86;

/**
 * Returns the width of a closed card and of an open one, and the height of the picture.
 * @param {Room} room of the row
 */
export function cardSizes({width, height}) {
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const picture = Math.max(1, height - titleHeight * fontSize);
  const closed = Math.round(Math.min(picture * posterRatio, width * closedShare));
  const open = Math.round(Math.max(closed, Math.min(picture * stillRatio, width * openShare)));
  return {closed, open, picture};
}

/**
 * Sets the sizes of the cards in a row.
 * @param {HTMLElement} row
 * @param {Room} room
 */
export function fitCards(row, room) {
  const {closed, open} = cardSizes(room);
  row.setAttribute("collapsed-size", String(closed));
  row.setAttribute("expanded-size", String(open));
}

/**
 * Shows a photograph in a card that may show another one.
 * @param {HTMLElement} card
 * @param {Item | undefined} item undefined until it is fetched
 * @param {Listing} listing
 * @param {Room} room of the row
 * @param {number} index
 */
export function renderExpandingCard(card, item, listing, room, index) {
  if (card.childElementCount === 0) card.append(...makeParts());
  if (card.dataset.id !== item?.id || card.dataset.version !== item?.version || card.dataset.failed) clear(card);
  if (!item) return;
  const {open, picture} = cardSizes(room);
  [card.dataset.id, card.dataset.version] = [item.id, item.version];
  card.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  const poster = posterOf(card);
  loadPicture(poster, item, listing, coveringWidth(item, {width: open, height: picture}));
  largePicture(poster, item, listing);
  markProblem(card, item);
  if (!shownDetails.has(card)) setText(card, "h2", titleOf(item.name));
  setText(card, ".card-detail", detailOf(item, index, listing.total));
  showDetails(card, item, listing, room);
}

/** @type {WeakMap<HTMLElement, string>} the details that each card shows, as JSON */
const shownDetails = new WeakMap();

/**
 * Fetches the details and shows them, unless the card shows another photograph by then. A card keeps its buttons while its
 * details stay the same.
 * @param {HTMLElement} card
 * @param {Item} item
 * @param {Listing} listing
 * @param {Room} room
 */
async function showDetails(card, item, listing, room) {
  const {revision} = listing;
  const details = await detailsOf(item.id, revision);
  const stillDetails = details?.still ? await detailsOf(details.still, revision) : null;
  if (card.dataset.id !== item.id || card.dataset.version !== item.version) return;
  const title = details?.title ?? titleOf(item.name);
  setText(card, "h2", title);
  posterOf(card).alt = title;
  setTitle(posterOf(card), details);
  if (stillDetails) {
    const {width, height, widths} = stillDetails;
    const stillItem = {...item, id: details?.still ?? item.id, width, height, widths};
    setTitle(showStill(card, stillItem, listing, room), details);
  } else {
    stillOf(card)?.remove();
  }
  const shown = JSON.stringify(details);
  if (shownDetails.get(card) === shown) return;
  shownDetails.set(card, shown);
  card.querySelector("[data-part=details]")?.replaceChildren(...cardLines(item, details));
}

/**
 * Shows the picture of an open card, and returns it.
 * @param {HTMLElement} card
 * @param {Item} item
 * @param {Listing} listing
 * @param {Room} room
 */
function showStill(card, item, listing, room) {
  const {open, picture} = cardSizes(room);
  const still = stillOf(card) ?? addStill(card);
  loadPicture(still, item, listing, coveringWidth(item, {width: open, height: picture}));
  largePicture(still, item, listing);
  still.alt = "";
  return still;
}

/**
 * Lets the viewer show the title of the sidecar.
 * @param {HTMLElement} picture
 * @param {Details | null} details
 */
function setTitle(picture, details) {
  if (details?.title) picture.dataset.title = details.title;
  else delete picture.dataset.title;
}

/**
 * Makes the parts of an empty card, from the lowest to the topmost. An open card also shows the poster, unless the sidecar
 * names another picture.
 */
function makeParts() {
  const poster = makePicture();
  poster.dataset.part = "poster";
  const details = document.createElement("div");
  details.dataset.part = "details";
  const detail = document.createElement("p");
  detail.className = "card-detail";
  return [poster, details, document.createElement("h2"), detail];
}

/**
 * Adds a still above the poster.
 * @param {HTMLElement} card
 */
function addStill(card) {
  const still = makePicture();
  still.dataset.part = "still";
  posterOf(card).after(still);
  return still;
}

/** @param {HTMLElement} card */
function clear(card) {
  shownDetails.delete(card);
  delete card.dataset.id;
  delete card.dataset.version;
  delete card.dataset.failed;
  markProblem(card, {});
  card.style.removeProperty("--vitrine-placeholder");
  card.replaceChildren(...makeParts());
}

/** @param {HTMLElement} card */
function posterOf(card) {
  return /** @type {HTMLImageElement} */ (card.querySelector("[data-part=poster]"));
}

/**
 * @param {HTMLElement} card
 * @returns {HTMLImageElement | null} null if the sidecar names no still
 */
function stillOf(card) {
  return card.querySelector("[data-part=still]");
}

/**
 * @param {HTMLElement} card
 * @param {string} selector
 * @param {string} text
 */
function setText(card, selector, text) {
  const found = card.querySelector(selector);
  if (found && found.textContent !== text) found.textContent = text;
}
