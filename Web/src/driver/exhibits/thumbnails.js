import {buttonIn, clickButton, makeButton} from "../../a11y/button-role.js";
import {giveAttributes, takeAttributes} from "../../a11y/given-attributes.js";
import {isPlain} from "../../dom/events.js";
import {warn} from "../../engine/options.js";
import {EDIT} from "../../items/changes.js";
import {ItemRole} from "../base/item-role.js";

/** @typedef {import('../../render/item-view.js').ItemView} ItemView */

/** Events after which the main element may have another target. */
const CHANGES = ["vitrine-change", "vitrine-settle", "vitrine-ready", "focusin", EDIT];

/**
 * The role of the items of a carousel: with `for`, they are thumbnails of the items of a main element. A click on a thumbnail
 * selects the item with the same index there, and the thumbnail of that element's target is current and in view.
 *
 * @extends {ItemRole<import('../strip/strip-driver.js').StripDriver>}
 */
export class Thumbnails extends ItemRole {
  /** The thumbnail that is current; -1 for none. */
  #current = -1;

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {element} = this.exhibit;
    const root = element.getRootNode();
    // The main element may come later than its thumbnails.
    for (const type of CHANGES)
      root.addEventListener(
        type, ({target}) => this.#main?.contains(/** @type {Node} */ (target)) && this.renew(), {signal});
    element.addEventListener("click", (event) => this.#onClick(event), {signal});
    element.addEventListener("keydown", (event) => this.#main && clickButton(event), {signal});
    this.renew();
  }

  /** Follows another main element, because `for` names another one or none. */
  retarget() {
    for (const {element} of this.exhibit.itemElements.views) takeAttributes(element);
    this.exhibit.renderLabels();
    this.renew();
  }

  /** Makes the thumbnail of the main element's target the current one. */
  renew() {
    const {itemElements} = this.exhibit;
    const [before, index] = [this.#current, this.#main?.selectedIndex ?? -1];
    this.#current = index;
    for (const view of itemElements.views) this.adopted(view);
    if (index !== before && index >= 0 && index < itemElements.count) this.exhibit.selection.select(index, before >= 0);
  }

  /**
   * Makes an item a button, and says whether it is current.
   * @param {ItemView} view
   */
  adopted(view) {
    if (!this.#id) return;
    const button = buttonIn(view.element);
    makeButton(button, view, this.exhibit, this.exhibit.element.strings.goTo);
    giveAttributes(button, {"aria-current": `${view.index === this.#current}`});
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const {element, itemElements} = this.exhibit;
    const index = itemElements.indexOf(event.target);
    if (!this.#id || index < 0 || !isPlain(event)) return;
    const main = this.#main;
    if (main?.select) {
      // A thumbnail may be a link.
      event.preventDefault();
      main.select(index);
      this.renew();
    } else {
      warn(element, `for="${this.#id}"`, "an element of Vitrine with this id is needed");
    }
  }

  /** The id of the main element; null or empty without one. */
  get #id() {
    return this.exhibit.element.getAttribute("for");
  }

  /** The element whose items the thumbnails show, if it is there. */
  get #main() {
    const root = /** @type {Document | ShadowRoot} */ (this.exhibit.element.getRootNode());
    const main = this.#id ? root.getElementById(this.#id) : null;
    return /** @type {(HTMLElement & {selectedIndex?: number | null, select?(index: number): void}) | null} */ (main);
  }
}
