import {focusedIn} from "../dom/focus.js";
import {warn} from "../engine/options.js";

import {makeButton, NATIVE_BUTTON} from "./button-role.js";
import {giveAttributes} from "./given-attributes.js";

/**
 * Makes a card usable by keys and screen readers: its poster is the button that opens it.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} cards
 * @param {import('../render/item-view.js').ItemView} view
 * @param {boolean} isOpen
 */
export function adoptCard(cards, view, isOpen) {
  const {element, index} = view;
  const host = cards.element;
  makeButton(toggleOf(element), view, cards, host.strings.position);
  for (const [name, remedy] of remedies)
    if (!cardPart(element, name)) warn(host, `data-part="${name}"`, `item ${index} has none; ${remedy}`);
  for (const image of element.querySelectorAll("img"))
    if (image.currentSrc && image.complete && image.naturalWidth === 0) markPicture(host, image, true);
  discloseCard(element, isOpen);
}

const remedies = /** @type {const} */ ([
  ["poster", "its still is the button that opens it"],
  ["details", "nothing appears when it opens"],
]);

/**
 * Marks a part of a card whose picture could not be loaded, until one has loaded. A poster shows its text instead, and a still leaves
 * its place to the poster.
 *
 * @param {HTMLElement} host
 * @param {EventTarget | null} image
 * @param {boolean} isBroken
 */
export function markPicture(host, image, isBroken) {
  const part = image instanceof HTMLImageElement ? image.closest("[data-part]") : null;
  part?.toggleAttribute("data-broken", isBroken);
  if (part && isBroken)
    warn(
      host, `data-part="${part.getAttribute("data-part")}"`,
      `${/** @type {HTMLImageElement} */ (image).src} could not be loaded`);
}

/**
 * Says whether a card is open. Nobody reaches the still and the details of a closed card.
 *
 * @param {HTMLElement} card
 * @param {boolean} isOpen
 */
export function discloseCard(card, isOpen) {
  const toggle = toggleOf(card);
  giveAttributes(toggle, {"aria-expanded": `${isOpen}`});
  for (const part of disclosed(card)) {
    if (!isOpen && part.contains(focusedIn(card))) toggle.focus({preventScroll: true});
    part.inert = !isOpen;
  }
}

/**
 * Makes an element that is no longer a card reachable again.
 * @param {HTMLElement} card
 */
export function releaseCard(card) {
  for (const part of disclosed(card)) part.inert = false;
}

/**
 * Returns the element that opens a card: the card itself if it is a link or a button or has no picture, else its poster.
 * @param {HTMLElement} card
 */
export function toggleOf(card) {
  if (card.matches(NATIVE_BUTTON)) return card;
  const picture = cardPart(card, "poster") ?? cardPart(card, "still");
  return picture?.querySelector("img") ?? picture ?? card;
}

/**
 * Returns the parts that only an open card shows. A still without a poster before it is the button of its card.
 *
 * @param {HTMLElement} card
 * @returns {NodeListOf<HTMLElement>}
 */
function disclosed(card) {
  return card.querySelectorAll("[data-part=details], [data-part=poster] ~ [data-part=still]");
}

/**
 * @param {HTMLElement} card
 * @param {"poster" | "still" | "details"} name
 * @returns {HTMLElement | null}
 */
export function cardPart(card, name) {
  return card.querySelector(`[data-part=${name}]`);
}
