import {buttonIn, clickButton, makeButton} from "../a11y/button-role.js";
import {giveAttributes, takeAttributes} from "../a11y/given-attributes.js";
import {counted} from "../a11y/strings.js";
import {warn} from "../engine/options.js";
import {isPlainClick} from "../input/keys.js";

/** Events after which the main element may have another target. */
const CHANGES = Object.freeze(["vitrine-change", "vitrine-settle", "vitrine-ready", "focusin"]);

/**
 * The items of a carousel as thumbnails of another element's items: a click on one selects the item with the same index there,
 * and the thumbnail of that element's target is current and in view.
 */
export class Thumbnails {
  #strip;
  /** The thumbnail that is current; -1 for none. */
  #current = -1;

  /** @param {import('./strip-element.js').StripElement & {htmlFor: string}} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const root = this.#strip.getRootNode();
    // The main element may come later than its thumbnails.
    for (const type of CHANGES)
      root.addEventListener(
        type, ({target}) => this.#main?.contains(/** @type {Node} */ (target)) && this.renew(), {signal});
    this.#strip.addEventListener("click", (event) => this.#onClick(event), {signal});
    this.#strip.addEventListener("keydown", (event) => this.#main && clickButton(event), {signal});
    this.renew();
  }

  /** There is another main element, or none. */
  retarget() {
    for (const {element} of this.#strip.elements.views) takeAttributes(element);
    this.#strip.renderLabels();
    this.renew();
  }

  /** Follows the main element. */
  renew() {
    const {elements} = this.#strip;
    const [before, index] = [this.#current, this.#main?.selectedIndex ?? -1];
    this.#current = index;
    for (const view of elements.views) this.adopt(view);
    if (index !== before && index >= 0 && index < elements.count) this.#strip.select(index, {animated: before >= 0});
  }

  /**
   * Makes an item a button, and says whether it is current.
   * @param {import('../render/item-view.js').ItemView} view
   */
  adopt({element, index}) {
    const {htmlFor, strings, elements} = this.#strip;
    if (!htmlFor) return;
    const button = buttonIn(element);
    makeButton(button, element, counted(strings.goTo, index, elements.count, element));
    giveAttributes(button, {"aria-current": `${index === this.#current}`});
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const {htmlFor, elements} = this.#strip;
    const index = elements.indexOf(event.target);
    if (!htmlFor || index < 0 || !isPlainClick(event)) return;
    const main = this.#main;
    if (main?.select) {
      // A thumbnail may be a link.
      event.preventDefault();
      main.select(index);
      this.renew();
    } else {
      warn(this.#strip, `for="${htmlFor}"`, "an element of Vitrine with this id is needed");
    }
  }

  /** The element whose items the thumbnails show, if it is there. */
  get #main() {
    const {htmlFor} = this.#strip;
    const root = /** @type {Document | ShadowRoot} */ (this.#strip.getRootNode());
    const main = htmlFor ? root.getElementById(htmlFor) : null;
    return /** @type {(HTMLElement & {selectedIndex?: number | null, select?(index: number): void}) | null} */ (main);
  }
}
