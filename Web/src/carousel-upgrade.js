import {isThere} from "./engine.js";

/** How much of a length lies before the point at which items are aligned. */
const fractions = Object.freeze({start: 0, center: 0.5, end: 1});

/** What a strip takes over from the page, which has shown its items as a row that scrolls natively. */
export class Upgrade {
  #strip;
  /** Whether the page has shown it. */
  #isSeen = false;
  #found = {index: 0, distance: 0};

  /** @param {import('./strip.js').VitrineStrip} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /** The item that the page has shown. */
  get index() {
    return this.#found.index;
  }

  /** The strip has come into the page. */
  begin() {
    this.#isSeen = !isThere;
  }

  /** Reads where the row is scrolled to. One that nobody has seen is not, and needs no layout. */
  look() {
    this.#found = this.#isSeen ? scrolledTo(this.#strip, this.#strip.align) : {index: 0, distance: 0};
  }

  /** Takes over a native scroll that was between two items, as a turn of the wheel: it snaps when that is over. */
  goOn() {
    const {strip, axis, now} = this.#strip;
    const {distance} = this.#found;
    const way = axis === "vertical" ? {x: 0, y: distance} : {x: distance, y: 0};
    if (Math.abs(distance) >= 1) strip?.turn({...way, isSideways: false, isFocused: true}, now);
  }
}

/**
 * What a carousel that still scrolls natively shows: the item nearest to the point at which items are aligned, and how far
 * past its resting place it is, in pixels to the right or down.
 *
 * @param {HTMLElement} carousel
 * @param {keyof typeof fractions} align
 */
function scrolledTo(carousel, align) {
  const style = getComputedStyle(carousel);
  const isVertical = style.flexDirection === "column";
  const isReversed = !isVertical && style.direction === "rtl";
  const fraction = isReversed ? 1 - fractions[align] : fractions[align];
  const point = (/** @type {Element} */ element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return isVertical ? y + fraction * height : x + fraction * width;
  };
  const line = point(carousel);
  const found = {index: 0, distance: Infinity};
  if (carousel.scrollLeft === 0 && carousel.scrollTop === 0) return {index: 0, distance: 0};
  for (const [index, child] of [...carousel.children].entries()) {
    const distance = line - point(child);
    if (Math.abs(distance) < Math.abs(found.distance)) Object.assign(found, {index, distance});
  }
  return Number.isFinite(found.distance) ? found : {index: 0, distance: 0};
}
