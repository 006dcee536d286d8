import {cardPart, toggleOf} from "../../a11y/card-disclosure.js";
import {fadeCopy} from "../../render/fading-copy.js";
import {ItemPictures} from "../opening/item-pictures.js";

/** The pictures of cards. Only the picture of a card flies, without its other parts. */
export class CardPictures extends ItemPictures {
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
