import {adoptCard, releaseCard, toggleOf} from "../../a11y/card-disclosure.js";
import {ItemRole} from "../base/item-role.js";

/** @typedef {import('../../render/item-view.js').ItemView} ItemView */

/**
 * The role of a card: its poster is a button that opens it, and its details can be used while it is open.
 * @extends {ItemRole<import('./card-driver.js').CardDriver>}
 */
export class CardRole extends ItemRole {
  /** @param {ItemView} view */
  adopted(view) {
    adoptCard(this.exhibit, view, this.exhibit.isExpanded(view.index));
  }

  /** @param {ItemView} view */
  released({element}) {
    releaseCard(element);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const card = this.exhibit.itemElements.viewAt(control)?.element;
    return !!card && control !== toggleOf(card);
  }
}
