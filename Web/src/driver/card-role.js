import {adoptCard, releaseCard, toggleOf} from "../a11y/card-disclosure.js";
import {CardView} from "../render/card-view.js";

import {ItemRole} from "./item-role.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/** What a card is for people: its poster opens it, and its details can be used while it is open. */
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
    adoptCard(this.#cards, view, this.#cards.isExpanded(view.index));
  }

  /** @param {ItemView} view */
  released({element}) {
    releaseCard(element);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const card = this.#cards.cardAt(control);
    return !!card && control !== toggleOf(card);
  }
}
