/**
 * Returns the part of a plane that the window shows, in the plane's pixels. The page may cover a part of the window, as
 * `scroll-padding` says.
 *
 * @param {{x: number, y: number, scale: number}} plane where its corner is in the window, and how many pixels of the window one of its
 *   pixels is
 */
export function visibleWindow({x, y, scale}) {
  const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(document.documentElement);
  const [covered, below] = [parseFloat(scrollPaddingTop) || 0, parseFloat(scrollPaddingBottom) || 0];
  return {
    x: -x / scale,
    y: (covered - y) / scale,
    width: innerWidth / scale,
    height: (innerHeight - covered - below) / scale,
  };
}

/**
 * Scrolls what contains an element, at once.
 *
 * @param {Element} element
 * @param {number} distance in pixels of the window
 */
export function scrollPage(element, distance) {
  const scroller = scrollerOf(element);
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
function scrollerOf(element) {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const {overflowY} = getComputedStyle(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}
