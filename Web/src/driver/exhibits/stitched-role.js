import {buttonIn, makeButton} from "../../a11y/button-role.js";
import {ItemRole} from "../base/item-role.js";

/**
 * The role of a photograph in a stitched row: a button that opens it.
 * @extends {ItemRole<import('./stitched-driver.js').StitchedDriver>}
 */
export class StitchedRole extends ItemRole {
  /** @param {import('../../render/item-view.js').ItemView} view */
  adopted(view) {
    makeButton(buttonIn(view.element), view, this.exhibit, this.exhibit.element.strings.position);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const photo = this.exhibit.itemElements.viewAt(control)?.element;
    return !!photo && control !== buttonIn(photo);
  }
}
