import {OPTION_ALIGN, OPTION_AUTOPLAY, OPTION_AXIS, OPTION_LOOP, OPTION_MOMENTUM, OPTION_SNAP, OPTION_SPACING, OPTION_SPEED,} from "../abi.js";
import {optionValue} from "../engine/options.js";
import {reducesMotion} from "../input/environment.js";

import {VitrineElement} from "./vitrine-element.js";

/** The options of all strips. */
export const STRIP_OPTIONS = /** @type {const} */ ([
  OPTION_AXIS,
  OPTION_LOOP,
  OPTION_SNAP,
  OPTION_ALIGN,
  OPTION_SPACING,
  OPTION_MOMENTUM,
  OPTION_AUTOPLAY,
  OPTION_SPEED,
]);

/** An attribute that only the host uses, and not the engine. */
const INDICATOR = /** @type {const} */ ({id: -1, name: "indicator", initial: 0, choices: ["none", "dots", "fraction"]});

/**
 * A row or column of items that follows a finger and comes to rest on an item.
 *
 * Items keep the size that the page's style sheet gives them, and their `transform`: they are placed by `translate`.
 *
 * @attr {number} selected - the initial item; setting it jumps there
 * @attr {"none" | "dots" | "fraction"} indicator - what shows where the strip is
 * @attr {boolean} controls - whether it has buttons for the previous and the next item
 * @attr {boolean} history - whether Back closes an open photograph
 * @slot - the items
 * @slot toolbar - what the viewer shows beside its buttons
 * @slot details - what the viewer shows about the current photograph, beside or below it
 * @slot overlay - what the viewer shows over the current photograph, with which it moves and grows
 * @fires vitrine-change - the target is another item; if the page cancels it, the strip goes back to the item before
 * @fires vitrine-settle - the strip, or its viewer, has come to rest
 * @fires vitrine-need - other items will be visible soon, so that a page can load them
 * @fires vitrine-edit - items came, went or moved; this event does not leave a shadow tree
 * @fires vitrine-move - a frame shows another position; every frame sends it only while the page reads the position; this event does not bubble
 * @fires vitrine-drag-start - a drag or a pinch begins
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen, or was taken away
 * @fires vitrine-open - an item opens in the viewer; if the page cancels it, the item does not open
 * @fires vitrine-close - the open item closes; if the page cancels it, the item stays open
 * @fires vitrine-load - a picture has loaded in the viewer
 * @fires vitrine-error - a picture in the viewer could not be loaded
 * @csspart viewport - shows the items
 * @csspart held - the viewport while it is dragged
 * @csspart track - moves all items
 * @csspart previous - the button for the previous item
 * @csspart next - the button for the next item
 * @csspart pause - the button that stops autoplay
 * @csspart paused - that button while autoplay is stopped
 * @csspart indicator - contains the dots, or the fraction
 * @csspart dot - the button for an item, or for a page
 * @csspart dot-current - the dot of the current item
 * @csspart dot-outer - a dot beyond which there are more items
 * @cssprop --vitrine-button-size - the side of its buttons; 44px without it
 */
export class StripElement extends VitrineElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "selected", "indicator", "controls", "style", "history"];
  }

  /**
   * The collection as data; null for the children of the element.
   * @returns {import('../items/collection.js').Items<HTMLDivElement> | null}
   */
  get items() {
    return this.#strip.itemElements.items;
  }

  /** @param {import('../items/collection.js').Items<HTMLDivElement> | null} items */
  set items(items) {
    this.#strip.contents.replace(items);
  }

  /** The item on which it rests or will rest; null without items. Assigning goes there at once. */
  get selectedIndex() {
    return this.#strip.selection.index;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index, {animated: false});
  }

  /** Where it is, in items: 3.25 is a quarter of the way from item 3 to the next. */
  get position() {
    return this.#strip.motion.position;
  }

  /**
   * What shows where it is: `dots`, `fraction` (3 of 12) or `none`; mirrors the attribute.
   * @returns {"none" | "dots" | "fraction"}
   */
  get indicator() {
    return optionValue(this, INDICATOR);
  }

  set indicator(indicator) {
    this.setAttribute("indicator", indicator);
  }

  /** Whether it has buttons for the previous and the next item; mirrors the attribute. */
  get controls() {
    return this.hasAttribute("controls");
  }

  set controls(controls) {
    this.toggleAttribute("controls", controls);
  }

  /** Whether it moves by itself unless it is paused. */
  get plays() {
    return optionValue(this, OPTION_AUTOPLAY) > 0 && !reducesMotion();
  }

  /**
   * Makes an item current, by the short way round.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  select(index, options = {}) {
    this.#strip.selection.select(index, options.animated ?? true);
  }

  /** Goes to the next item, or to the next page with `snap="page"`. */
  next() {
    this.#strip.selection.step(1);
  }

  /** Goes to the previous item, or to the previous page with `snap="page"`. */
  previous() {
    this.#strip.selection.step(-1);
  }

  /** The item that is open or opening in the viewer; null when none is. */
  get openIndex() {
    return VIEWER ? this.#strip.viewerLink?.openIndex ?? null : null;
  }

  /**
   * Opens an item in the viewer. Its picture flies there from the strip; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    if (!VIEWER) console.warn(`<${this.localName}>: vitrine.js is needed to open an item`);
    else this.#strip.viewerLink?.open(index, options.animated ?? true);
  }

  /**
   * Closes the viewer.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    if (VIEWER) this.#strip.viewerLink?.close(options.animated ?? true);
  }

  /**
   * Shows another item in the open viewer, beside the present one, as the buttons of the viewer do.
   * @param {number} index
   */
  showPage(index) {
    if (VIEWER) this.#strip.viewerLink?.showPage(index);
  }

  /** Says that items came, went or changed. The current item stays current wherever it is now. */
  reload() {
    this.#strip.contents.reload();
  }

  /**
   * Says that the data has more items; quicker than `reload`.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  insertItems(index, count = 1) {
    this.#strip.contents.edit({at: index, by: count}, count);
  }

  /**
   * Says that the data has fewer items.
   *
   * @param {number} index of the first of them
   * @param {number} count
   */
  removeItems(index, count = 1) {
    this.#strip.contents.edit({at: index, by: -count}, count);
  }

  /**
   * Says that items of the data have moved.
   *
   * @param {number} index of the first of them
   * @param {number} count
   * @param {number} to where the first of them is now
   */
  moveItems(index, count, to) {
    this.#strip.contents.edit({at: index, by: count, to}, count);
  }
  get #strip() {
    return /** @type {import('../driver/strip/strip-driver.js').StripDriver} */ (this.driver);
  }
}
