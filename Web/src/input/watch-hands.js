/** How long a scroll counts as under way after its last step, unless the browser reports its end, in milliseconds. */
const LONGEST_STEP = 1000;

/**
 * Watches whether somebody touches the page or scrolls an element that the browser scrolls until there is an engine. Returns a function
 * that waits until nobody does.
 *
 * @param {Element} element
 * @returns {() => Promise<void>}
 */
export function watchHands(element) {
  let [touches, lastStep] = [0, performance.now()];
  const watching = new AbortController();
  for (const type of ["touchstart", "touchend", "touchcancel", "scroll", "scrollend"])
    document.addEventListener(type, (/** @type {any} */ event) => {
      if (event.touches) touches = event.touches.length;
      else if (event.target === element) lastStep = type === "scroll" ? performance.now() : -LONGEST_STEP;
    }, {signal: watching.signal, capture: true, passive: true});
  return async () => {
    // A finger that was there before this script shows itself by the scroll, or by `:active` if it has not moved.
    while (touches || element.matches(":active") ||
           (element.scrollLeft || element.scrollTop) && performance.now() - lastStep < LONGEST_STEP)
      await new Promise(requestAnimationFrame);
    watching.abort();
  };
}
