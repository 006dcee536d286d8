import {OPTION_ALIGN, OPTION_LOOP} from "../../abi.js";
import {optionNumber} from "../../engine/options.js";
import {itemsIn} from "../../items/collection.js";
import {insetOf} from "../../items/item-length.js";

/** @typedef {readonly [index: number | null, distance: number]} ScrolledItem */

/**
 * The item of a strip that nobody has scrolled.
 * @type {ScrolledItem}
 */
export const UNSCROLLED = [null, 0];

/**
 * Returns the item to which somebody has scrolled a strip that has no engine: the one nearest to the point at which items are aligned,
 * and how far the strip is beyond its resting place, in pixels to the right or down.
 *
 * @param {HTMLElement} strip
 * @returns {ScrolledItem}
 */
export function scrolledItem(strip) {
  if (!isScrolled(strip)) return UNSCROLLED;
  const {distances} = distancesOf(strip);
  const lengths = distances.map(Math.abs);
  const least = Math.min(...lengths);
  // Several items may rest at an end. The outermost of them is selected there.
  const nearest = lengths[0] === least ? 0 : lengths.lastIndexOf(least);
  return [nearest, distances[nearest] ?? 0];
}

/**
 * Returns whether somebody has scrolled a strip that has no engine. It measures only the items at the ends, because a strip that waits
 * for its engine asks in each frame.
 *
 * @param {HTMLElement} strip
 */
export function isScrolled(strip) {
  if (strip.scrollLeft === 0 && strip.scrollTop === 0) return false;
  const {distances: [distance = 0], isReversed} = distancesOf(strip, 1);
  // A browser rests at the start of a first item that is longer than the view. Nobody has scrolled there.
  return (isReversed ? -distance : distance) >= 1;
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
 * Returns how far a strip is beyond the resting place of each item, in pixels to the right or down, and which way it runs. The engine
 * rests at the same places: the margins of items count, and without a loop no item rests beyond the ends of the strip.
 *
 * @param {HTMLElement} strip
 * @param {number} [count] of the first items; all by default
 */
function distancesOf(strip, count) {
  const style = /** @type {Record<string, any>} */ (getComputedStyle(strip));
  const isVertical = style.flexDirection === "column";
  const isReversed = !isVertical && style.direction === "rtl";
  const sides = isVertical ? ["Top", "Bottom"] : ["Left", "Right"];
  const scale = strip.getBoundingClientRect().width / strip.offsetWidth || 1;
  const point = (
    /** @type {Element} */ element, /** @type {number} */ share, /** @type {(side: string) => number} */ inset) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const [start, length] = isVertical ? [y, height] : [x, width];
    const [before = 0, after = 0] = sides.map(inset);
    return start / scale + before + (isReversed ? 1 - share : share) * (length / scale - before - after);
  };
  const distancesAt = (/** @type {number} */ share, /** @type {Element[]} */ items) => {
    const line = point(strip, share, (side) => insetOf(style, side));
    return items.map((item) => {
      const margins = /** @type {Record<string, any>} */ (getComputedStyle(item));
      return line - point(item, share, (side) => -parseFloat(margins[`margin${side}`]));
    });
  };
  // The choices of `align` are in the order of the point that they name: the start, the centre and the end of a length.
  const share = optionNumber(strip, OPTION_ALIGN) / 2;
  const items = itemsIn(strip);
  let distances = distancesAt(share, items.slice(0, count));
  if (share !== 0.5 && !optionNumber(strip, OPTION_LOOP)) {
    const ends = [...distancesAt(0, items.slice(0, 1)), ...distancesAt(1, items.slice(-1))];
    distances = distances.map((distance) => [distance, ...ends].sort((a, b) => a - b)[1] ?? 0);
  }
  return {distances, isVertical, isReversed};
}
