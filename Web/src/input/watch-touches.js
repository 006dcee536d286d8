/** How long a scroll counts as under way after its last step, in milliseconds. Browsers that know its end report it earlier. */
const SCROLL_SILENCE = 1000;
const ENDS = ["touchend", "touchcancel"];

/**
 * Watches the touches of the page, and the native scroll of an element that has no engine yet. Returns a function that waits until both
 * have ended.
 *
 * @param {Element} element
 * @param {() => boolean} isScrolled whether somebody has scrolled it; a browser itself scrolls it to a first item at the centre
 * @returns {() => Promise<void>}
 */
export function watchTouches(element, isScrolled) {
  let [touches, lastStep] = [0, performance.now()];
  const watching = new AbortController();
  const options = {signal: watching.signal, capture: true, passive: true};
  const onTouch = (/** @type {any} */ event) => {
    touches = event.touches.length;
    // The page may remove the touched element. Then the end of its touch reaches nothing else.
    if (event.type === "touchstart") listen(event.composedPath()[0], ENDS);
  };
  const listen = (/** @type {EventTarget} */ target, /** @type {readonly string[]} */ types) => {
    for (const type of types) target.addEventListener(type, onTouch, options);
  };
  listen(document, ["touchstart", ...ENDS]);
  for (const type of ["scroll", "scrollend"])
    document.addEventListener(type, ({target}) => {
      if (target === element) lastStep = type === "scroll" ? performance.now() : -SCROLL_SILENCE;
    }, options);
  return async () => {
    // A finger that was there before this script shows itself by the scroll, or by `:active` if it has not moved.
    while (touches || element.matches(":active") || performance.now() - lastStep < SCROLL_SILENCE && isScrolled())
      await new Promise(requestAnimationFrame);
    watching.abort();
  };
}
