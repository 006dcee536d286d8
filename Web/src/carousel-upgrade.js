/** How much of a length lies before the point at which items are aligned. */
const fractions = Object.freeze({start: 0, center: 0.5, end: 1});

/**
 * What a carousel that still scrolls natively shows: the item nearest to the point at which items are aligned, and how far
 * past its resting place it is, in pixels to the right or down.
 *
 * @param {HTMLElement} carousel
 * @param {keyof typeof fractions} align
 */
export function scrolledTo(carousel, align) {
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
