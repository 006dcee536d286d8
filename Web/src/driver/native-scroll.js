import {EVENT_WHEEL} from "../abi.js";
import {isLoaded} from "../engine/engine.js";
import {itemsIn} from "../items/collection.js";

/** How much of a length lies before the point at which items are aligned. */
const fractions = {
  start: 0,
  center: 0.5,
  end: 1
};

/** Where the browser has scrolled a strip that had no engine yet, so that the engine goes on from there. */
export class NativeScroll {
  #hasEngine = true;
  #index = 0;
  #distance = 0;

  /** The item that the strip has shown. */
  get index() {
    return this.#index;
  }

  /** The strip is in a page from now on. */
  begin() {
    this.#hasEngine = isLoaded;
  }

  /**
   * Reads where the strip is. One that nobody has seen is at its beginning, and needs no layout.
   *
   * @param {HTMLElement} strip
   * @param {() => keyof typeof fractions} align
   */
  read(strip, align) {
    [this.#index, this.#distance] = this.#hasEngine ? [0, 0] : nearestItem(strip, align());
  }

  /**
   * Goes on with a scroll that is between two items, as a wheel would: the strip snaps when the scroll is over.
   *
   * @param {(event: number, numbers: readonly number[]) => number} send
   * @param {boolean} isVertical
   */
  resume(send, isVertical) {
    const distance = this.#distance;
    [this.#index, this.#distance] = [0, 0];
    if (Math.abs(distance) >= 1) send(EVENT_WHEEL, [...(isVertical ? [0, distance] : [distance, 0]), 0, 1]);
  }
}

/**
 * Returns the item nearest to the point at which items are aligned, and how far the strip is beyond its resting place, in
 * pixels to the right or down.
 *
 * @param {HTMLElement} strip
 * @param {keyof typeof fractions} align
 * @returns {[index: number, distance: number]}
 */
function nearestItem(strip, align) {
  if (strip.scrollLeft === 0 && strip.scrollTop === 0) return [0, 0];
  const style = getComputedStyle(strip);
  const isVertical = style.flexDirection === "column";
  const isReversed = !isVertical && style.direction === "rtl";
  const fraction = isReversed ? 1 - fractions[align] : fractions[align];
  const point = (/** @type {Element} */ element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return isVertical ? y + fraction * height : x + fraction * width;
  };
  const line = point(strip);
  let [nearest, least] = [0, Infinity];
  for (const [index, child] of itemsIn(strip).entries()) {
    const distance = line - point(child);
    if (Math.abs(distance) < Math.abs(least)) [nearest, least] = [index, distance];
  }
  const scale = strip.getBoundingClientRect().width / strip.offsetWidth || 1;
  return Number.isFinite(least) ? [nearest, least / scale] : [0, 0];
}
