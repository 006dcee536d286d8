import {EVENT_WHEEL, OPTION_ALIGN} from "../abi.js";
import {isLoaded} from "../engine/engine.js";
import {optionNumber} from "../engine/options.js";
import {itemsIn} from "../items/collection.js";

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
   * @param {HTMLElement} element of the strip
   */
  read(element) {
    [this.#index, this.#distance] = this.#hasEngine ? [0, 0] : nearestItem(element);
  }

  /**
   * Goes on with a scroll that is between two items, as a wheel would: the strip snaps when the scroll is over.
   * @param {import('./strip-driver.js').StripDriver} strip
   */
  resume(strip) {
    const distance = this.#distance;
    [this.#index, this.#distance] = [0, 0];
    if (Math.abs(distance) >= 1) strip.send(EVENT_WHEEL, [...(strip.isVertical ? [0, distance] : [distance, 0]), 0, 1]);
  }
}

/**
 * Returns the item nearest to the point at which items are aligned, and how far the strip is beyond its resting place, in
 * pixels to the right or down.
 *
 * @param {HTMLElement} strip
 * @returns {[index: number, distance: number]}
 */
function nearestItem(strip) {
  if (strip.scrollLeft === 0 && strip.scrollTop === 0) return [0, 0];
  const style = getComputedStyle(strip);
  const isVertical = style.flexDirection === "column";
  const isReversed = !isVertical && style.direction === "rtl";
  // The choices of `align` are in the order of the point that they name: the start, the centre and the end of a length.
  const share = optionNumber(strip, OPTION_ALIGN) / 2;
  const fraction = isReversed ? 1 - share : share;
  const point = (/** @type {Element} */ element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return isVertical ? y + fraction * height : x + fraction * width;
  };
  const line = point(strip);
  const distances = itemsIn(strip).map((child) => line - point(child));
  const least = Math.min(...distances.map(Math.abs));
  const nearest = distances.findIndex((distance) => Math.abs(distance) === least);
  const scale = strip.getBoundingClientRect().width / strip.offsetWidth || 1;
  return [nearest, (distances[nearest] ?? 0) / scale];
}
