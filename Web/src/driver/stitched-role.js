import {buttonIn, makeButton} from "../a11y/button-role.js";
import {StitchedItemView} from "../render/stitched-item-view.js";

import {ItemRole} from "./item-role.js";

/** What a photograph of a stitched row is for people: a button that opens it. */
export class StitchedRole extends ItemRole {
  #row;

  /** @param {import('./stitched-driver.js').StitchedDriver} row */
  constructor(row) {
    super();
    this.#row = row;
  }

  get View() {
    return StitchedItemView;
  }

  /** @param {import('../render/item-view.js').ItemView} view */
  adopted(view) {
    makeButton(buttonIn(view.element), view, this.#row, this.#row.element.strings.position);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const {itemElements} = this.#row;
    const photo = itemElements.element(itemElements.indexOf(control));
    return !!photo && control !== buttonIn(photo);
  }
}
