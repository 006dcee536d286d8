import {EVENT_WHEEL, OPTION_ALIGN} from "../../abi.js";
import {isLoaded} from "../../engine/engine.js";
import {optionNumber} from "../../engine/options.js";
import {itemsIn} from "../../items/collection.js";
import {insetOf} from "../../items/item-length.js";

/** @typedef {readonly [index: number | null, distance: number]} ScrolledItem */

/**
 * The item of a strip that nobody has scrolled.
 * @type {ScrolledItem}
 */
const UNSCROLLED = [null, 0];

/** Where the browser has scrolled a strip that had no engine yet, so that the engine goes on from there. */
export class NativeScroll {
  #hasEngine = true;
  #scrolled = UNSCROLLED;

  /** The item to which somebody has scrolled the strip; null for none. */
  get index() {
    return this.#scrolled[0];
  }

  /** The strip is in a page from now on. */
  begin() {
    this.#hasEngine = isLoaded;
  }

  /**
   * Reads where the strip is. One that nobody has seen is at its beginning, and needs no layout.
   * @param {HTMLElement} element of the strip
   */
  read(element) {
    if (!this.#hasEngine) this.#scrolled = nearestItem(element);
  }

  /**
   * Goes on with a scroll that is between two items, as a wheel would: the strip snaps when the scroll is over.
   * @param {import('./strip-driver.js').StripDriver} strip
   */
  resume(strip) {
    const [, distance] = this.#scrolled;
    this.#scrolled = UNSCROLLED;
    if (Math.abs(distance) >= 1) strip.send(EVENT_WHEEL, [...(strip.isVertical ? [0, distance] : [distance, 0]), 0, 1]);
  }
}

/**
 * Returns the item nearest to the point at which items are aligned, and how far the strip is beyond its resting place, in
 * pixels to the right or down.
 *
 * @param {HTMLElement} strip
 * @returns {ScrolledItem}
 */
function nearestItem(strip) {
  if (strip.scrollLeft === 0 && strip.scrollTop === 0) return UNSCROLLED;
  const {distances, isReversed} = distancesOf(strip);
  const least = Math.min(...distances.map(Math.abs));
  const nearest = distances.findIndex((distance) => Math.abs(distance) === least);
  const distance = distances[nearest] ?? 0;
  // A browser rests at the start of a first item that is longer than the view. Nobody has scrolled there.
  return nearest || (isReversed ? -distance : distance) >= 1 ? [nearest, distance] : UNSCROLLED;
}

/**
 * Returns whether somebody has scrolled a strip that has no engine.
 * @param {HTMLElement} strip
 */
export function isScrolled(strip) {
  return nearestItem(strip) !== UNSCROLLED;
}

/**
 * Scrolls a strip without an engine to an item.
 *
 * @param {HTMLElement} strip
 * @param {number} index
 */
export function scrollNatively(strip, index) {
  const {distances, isVertical} = distancesOf(strip);
  const distance = -(distances[index] ?? 0);
  strip.scrollBy(isVertical ? 0 : distance, isVertical ? distance : 0);
}

/**
 * Returns how far a strip is beyond the resting place of each item, in pixels to the right or down, and which way it runs.
 * @param {HTMLElement} strip
 */
function distancesOf(strip) {
  const style = /** @type {Record<string, any>} */ (getComputedStyle(strip));
  const isVertical = style.flexDirection === "column";
  const isReversed = !isVertical && style.direction === "rtl";
  // The choices of `align` are in the order of the point that they name: the start, the centre and the end of a length.
  const share = optionNumber(strip, OPTION_ALIGN) / 2;
  const fraction = isReversed ? 1 - share : share;
  const scale = strip.getBoundingClientRect().width / strip.offsetWidth || 1;
  const point = (/** @type {Element} */ element, before = 0, after = 0) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const [start, length] = isVertical ? [y, height] : [x, width];
    return start / scale + before + fraction * (length / scale - before - after);
  };
  const insets = (isVertical ? ["Top", "Bottom"] : ["Left", "Right"]).map((side) => insetOf(style, side));
  const line = point(strip, insets[0], insets[1]);
  return {distances: itemsIn(strip).map((child) => line - point(child)), isVertical, isReversed};
}
