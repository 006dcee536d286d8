/**
 * Returns the part of a plane that the window shows, in the plane's pixels. What scrolls the plane may be smaller than the window,
 * and the page may cover a part of it, as `scroll-padding` says.
 *
 * @param {{x: number, y: number, scale: number}} plane where its corner is in the window, and how many pixels of the window one of its
 *   pixels is
 * @param {Element} scroller what scrolls it
 */
export function visibleWindow({x, y, scale}, scroller) {
  const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(scroller);
  const box = scroller === document.scrollingElement ? {top: 0, bottom: innerHeight} : scroller.getBoundingClientRect();
  const top = Math.max(0, box.top) + (parseFloat(scrollPaddingTop) || 0);
  const bottom = Math.min(innerHeight, box.bottom) - (parseFloat(scrollPaddingBottom) || 0);
  return {x: -x / scale, y: (top - y) / scale, width: innerWidth / scale, height: Math.max(0, bottom - top) / scale};
}

/**
 * Scrolls the contents of an element, at once.
 *
 * @param {Element} scroller
 * @param {number} distance in pixels of the window
 */
export function scrollContents(scroller, distance) {
  // Something may scale what scrolls, too.
  const scale = scroller instanceof HTMLElement && scroller !== document.scrollingElement && scroller.offsetHeight ?
    scroller.getBoundingClientRect().height / scroller.offsetHeight :
    1;
  scroller.scrollBy({top: distance / scale, behavior: "instant"});
}

/**
 * Returns what scrolls an element: the nearest ancestor that does, else the page.
 * @param {Element} element
 */
export function scrollerOf(element) {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const {overflowY} = getComputedStyle(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}
