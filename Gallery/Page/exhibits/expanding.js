// @ts-check
/** A card of the expanding row: a poster and a title. An open card shows a still or the whole photograph, with the details over it. */

import {captionOf, detailOf} from "../base/text.js";
import {detailsOf} from "../library/details.js";
import {containedWidth, coveringWidth} from "../pictures/photo-size.js";
import {loadPicture} from "../pictures/picture.js";
import {showVideo} from "../pictures/video.js";
import {largePicture, markProblem} from "../pictures/viewer-data.js";

import {addStill, makeParts, posterOf, setText, stillOf} from "./card-parts.js";
import {cardSizes} from "./card-sizes.js";
import {cardLines, dateSource} from "./card.js";

/** @typedef {import("../library/details.js").Details} Details */
/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */

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
  const {closed, picture} = cardSizes(room);
  [card.dataset.id, card.dataset.version] = [item.id, item.version];
  card.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  const poster = posterOf(card);
  loadPicture(poster, item, listing, coveringWidth(item, {width: closed, height: picture}));
  largePicture(poster, item, listing);
  markProblem(card, item);
  showVideo(card, item, listing);
  if (!shownDetails.has(card)) setText(card, "h2", captionOf(item, listing).title);
  setText(card, ".card-detail", detailOf(item, listing, index));
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
  const title = details?.title ?? captionOf(item, listing).title;
  setText(card, "h2", title);
  const line = /** @type {HTMLElement | null} */ (card.querySelector(".card-detail"));
  if (line) line.title = dateSource(details);
  posterOf(card).alt = title;
  setTitle(posterOf(card), details);
  const still = stillOf(card) ?? addStill(card);
  still.toggleAttribute("data-whole", !stillDetails);
  if (stillDetails) {
    const {version, width, height, widths} = stillDetails;
    const stillItem = {...item, id: details?.still ?? item.id, version, width, height, widths};
    showStill(still, stillItem, listing, coveringWidth(stillItem, openRoom(room)));
  } else {
    showStill(still, item, listing, containedWidth(item, openRoom(room)));
  }
  setTitle(still, details);
  const shown = JSON.stringify(details);
  if (shownDetails.get(card) === shown) return;
  shownDetails.set(card, shown);
  card.querySelector("[data-part=details]")?.replaceChildren(...cardLines(item, details));
}

/**
 * Shows the picture of an open card: the still that a sidecar names, which covers the picture's place, or the whole photograph.
 * @param {HTMLImageElement} still
 * @param {Item} item
 * @param {Listing} listing
 * @param {number} width of the whole picture as it is drawn, in CSS pixels
 */
function showStill(still, item, listing, width) {
  loadPicture(still, item, listing, width);
  largePicture(still, item, listing);
  still.alt = "";
}

/**
 * Returns the place of the picture in an open card.
 * @param {Room} room of the row
 */
function openRoom(room) {
  const {open, picture} = cardSizes(room);
  return {width: open, height: picture};
}

/**
 * Lets the viewer show the title of the sidecar. Without one, it shows the headline that every photograph has.
 * @param {HTMLElement} picture
 * @param {Details | null} details
 */
function setTitle(picture, details) {
  if (details?.title) picture.dataset.title = details.title;
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
