import {adoptCard, cardPart, releaseCard, toggleOf} from "../a11y/card-disclosure.js";
import {CardView} from "../render/card-view.js";
import {fadeCopy} from "../render/fading-copy.js";

import {ItemRole} from "./item-role.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/** What a card is for people: its poster opens it, its details can be used while it is open, and only its picture flies. */
export class CardRole extends ItemRole {
  #cards;

  /** @param {import('./card-driver.js').CardDriver} cards */
  constructor(cards) {
    super();
    this.#cards = cards;
  }

  get View() {
    return CardView;
  }

  /** @param {ItemView} view */
  adopted(view) {
    adoptCard(this.#cards.element, view, this.#cards.nameOf(view), this.#cards.isExpanded(view.index));
  }

  /** @param {ItemView} view */
  released({element}) {
    releaseCard(element);
  }

  /**
   * Returns the picture that is seen of a card: its still if it is open, else its poster.
   * @param {HTMLElement} card
   */
  pictureOf(card) {
    const seen = (isOpen(card) && cardPart(card, "still")) || cardPart(card, "poster") || card;
    return seen.querySelector("img") ?? seen;
  }

  /**
   * Returns the link around the picture that is seen, or that picture.
   * @param {HTMLElement} card
   */
  linkOf(card) {
    const picture = this.pictureOf(card);
    return /** @type {HTMLElement | null} */ (picture.closest("a[href]")) ?? picture;
  }

  /** @param {HTMLElement} card */
  focusOf(card) {
    return toggleOf(card);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const card = this.#cards.cardAt(control);
    return !!card && control !== toggleOf(card);
  }

  /**
   * The details of an open card lie over its picture. They fade out above the flight.
   * @param {HTMLElement} card
   */
  flies(card) {
    const details = cardPart(card, "details");
    if (details && isOpen(card)) fadeCopy(details);
  }
}

/** @param {HTMLElement} card */
function isOpen(card) {
  return toggleOf(card).ariaExpanded === "true";
}
