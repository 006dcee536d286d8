import {carouselStyle} from "./carousel-style.js";
import {Cell} from "./cell.js";
import {VitrineElement} from "./element.js";
import {withOptions} from "./option-element.js";
import {StripExhibit} from "./strip-exhibit.js";

/** What one kind of strip may do otherwise than another: how its items are drawn and measured, and what a tap on them means. */
export class StripKind extends withOptions
(VitrineElement, "axis", "loop", "snap", "align", "spacing", "damping", "autoplay", "speed") {
  static get Exhibit() {
    return StripExhibit;
  }

  /** @internal What puts its items where scenes want them. */
  get Cell() {
    return Cell;
  }

  /**
   * @internal How long each item is, or all of them, in pixels; null where their elements are to be measured.
   * @returns {number | ((index: number) => number) | null}
   */
  get extent() {
    const {items} = /** @type {import('./strip.js').VitrineStrip} */ (/** @type {unknown} */ (this));
    return items?.extent?.bind(items) ?? null;
  }

  /** @internal The styles of its shadow tree. */
  get styles() {
    return [carouselStyle()];
  }

  /** The exhibit, as the strip that it is. */
  get strip() {
    return /** @type {StripExhibit | null} */ (this.exhibit);
  }

  /**
   * Items came, went or changed.
   *
   * @internal
   * @param {readonly import('./changes.js').Change[]} _changes
   */
  edited(_changes) {}

  /**
   * An element is that of an item from now on.
   *
   * @internal
   * @param {Cell} _cell
   */
  used(_cell) {}

  /**
   * The picture of an item that flies to the viewer; null where that is the item, as the engine draws it.
   *
   * @internal
   * @param {HTMLElement} element
   * @returns {HTMLElement | null}
   */
  pictureOf(element) {
    return element.querySelector("img") ?? element;
  }

  /**
   * The picture of an item flies to the full screen from now on.
   *
   * @internal
   * @param {HTMLElement} _element
   */
  flewOff(_element) {}

  /**
   * What leads to the large picture: the item, or the first link in it.
   *
   * @internal
   * @param {HTMLElement} element
   * @returns {HTMLElement}
   */
  linkOf(element) {
    return element.matches("a[href]") ? element : element.querySelector("a[href]") ?? element;
  }

  /**
   * Whether a control acts by itself, and is not the button that the item as a whole is.
   *
   * @internal
   * @param {Element} _control
   */
  actsByItself(_control) {
    return true;
  }
}
