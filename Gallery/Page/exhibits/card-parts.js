// @ts-check
/** The elements in a card of the expanding row. */

import {makePicture} from "../pictures/picture.js";

/** Makes the parts of an empty card, from the lowest to the topmost. */
export function makeParts() {
  const poster = makePicture();
  poster.dataset.part = "poster";
  const details = document.createElement("div");
  details.dataset.part = "details";
  const detail = document.createElement("p");
  detail.className = "card-detail";
  return [poster, details, document.createElement("h2"), detail];
}

/**
 * Returns the poster of a card.
 * @param {HTMLElement} card
 */
export function posterOf(card) {
  return /** @type {HTMLImageElement} */ (card.querySelector("[data-part=poster]"));
}

/**
 * Adds the picture of an open card, above the poster. Until the details are there, an open card shows the poster.
 * @param {HTMLElement} card
 */
export function addStill(card) {
  const still = makePicture();
  still.dataset.part = "still";
  posterOf(card).after(still);
  return still;
}

/**
 * Returns the picture of an open card.
 * @param {HTMLElement} card
 * @returns {HTMLImageElement | null} null until the details are there
 */
export function stillOf(card) {
  return card.querySelector("[data-part=still]");
}

/**
 * Sets the text of a part. An unchanged text stays as it is.
 * @param {HTMLElement} card
 * @param {string} selector
 * @param {string} text
 */
export function setText(card, selector, text) {
  const found = card.querySelector(selector);
  if (found && found.textContent !== text) found.textContent = text;
}
