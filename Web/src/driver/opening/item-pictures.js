import {controlOn} from "../../a11y/button-role.js";
import {isPlain} from "../../dom/events.js";
import {imageIn} from "../../items/photo-ratio.js";
import {isPhotograph, leadsToPicture, linkIn} from "../../items/photo-source.js";
import {Photographs} from "../../items/photographs.js";
import {shownPicture} from "../../items/shown-picture.js";

/** The pictures of the items of an element: which of them the viewer shows, what leads to them, and where they are in the window. */
export class ItemPictures {
  #driver;

  /** @param {import('./viewer-link.js').ViewerHost} driver of the element */
  constructor(driver) {
    this.#driver = driver;
  }

  /**
   * Returns the picture that flies to the full screen.
   *
   * @param {HTMLElement} element of an item
   * @returns {HTMLElement}
   */
  pictureOf(element) {
    return imageIn(element) ?? element;
  }

  /**
   * Returns what leads to the large picture of an item.
   * @param {HTMLElement} element
   */
  linkOf(element) {
    return linkIn(element);
  }

  /**
   * Returns what gets the focus when an item has closed.
   * @param {HTMLElement} element
   */
  focusOf(element) {
    return this.linkOf(element);
  }

  /** @param {HTMLElement} _element of an item that begins to fly */
  flies(_element) {}

  /**
   * Returns the photographs among the items. Data are photographs, and so is every item if one is shown that is no photograph.
   * @param {number} shown the item that is shown; -1 for none
   */
  photographs(shown) {
    const {itemElements} = this.#driver;
    const {count, items} = itemElements;
    const isShown = (/** @type {number} */ index) => isPhotograph(this.linkOf(itemElements.ensure(index)));
    const areAll = items !== null || shown >= 0 && !isShown(shown);
    return new Photographs(count, areAll ? null : [...Array(count).keys()].filter(isShown));
  }

  /**
   * Returns the element that leads to the large picture of an item.
   *
   * @param {number} index
   * @returns {HTMLElement | undefined}
   */
  link(index) {
    const {itemElements} = this.#driver;
    if (itemElements.items && index < itemElements.count) itemElements.ensure(index);
    const element = itemElements.element(index);
    return element && this.linkOf(element);
  }

  /**
   * Returns the item whose picture a click opens; -1 for none.
   * @param {MouseEvent} event
   */
  clicked(event) {
    const {element, itemElements, role} = this.#driver;
    const view = itemElements.viewAt(event.target);
    if (!view || !isPlain(event)) return -1;
    const [link, control] = [this.linkOf(view.element), controlOn(event.composedPath(), element)];
    const actsByItself = control && control !== link && role.actsByItself(control);
    return leadsToPicture(link) && !actsByItself ? view.index : -1;
  }

  /**
   * Returns the numbers of `EVENT_SOURCE` for an item: where in the window its picture is drawn now. Undefined without an item.
   * @param {number} index
   */
  source(index) {
    const element = this.#driver.itemElements.element(index);
    if (!element) return undefined;
    const picture = this.pictureOf(element);
    return shownPicture(picture, element.getBoundingClientRect(), roundness(picture) || roundness(element));
  }
}

/**
 * Returns the radius of an element's corners, in its own pixels.
 * @param {HTMLElement} element
 */
function roundness(element) {
  return parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
}
