const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Returns whether the person prefers less motion. */
export function reducesMotion() {
  return reducedMotion().matches;
}

/**
 * Returns the numbers of an environment event: the direction of writing, the preference for less motion and the screen's
 * pixels per CSS pixel.
 *
 * @param {Element} element
 */
export function environmentNumbers(element) {
  return [+(getComputedStyle(element).direction === "rtl"), +reducesMotion(), devicePixelRatio];
}

/**
 * Calls `changed` when the person's preferences or a direction of writing change, until `signal` aborts.
 *
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchEnvironment(changed, signal) {
  reducedMotion().addEventListener("change", changed, {signal});
  // A new direction of writing need not change any size.
  const directions = new MutationObserver(changed);
  directions.observe(document, {subtree: true, attributes: true, attributeFilter: ["dir"]});
  signal.addEventListener("abort", () => directions.disconnect());
  watchPixels(changed, signal);
}

/**
 * Calls `changed` when the element is on a screen of another pixel density. A query is for one density only.
 *
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
function watchPixels(changed, signal) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    changed();
    watchPixels(changed, signal);
  }, {signal, once: true});
}

/**
 * Watches an element until `signal` aborts.
 *
 * @param {ResizeObserver | IntersectionObserver} observer
 * @param {Element} element
 * @param {AbortSignal} signal
 */
export function watch(observer, element, signal) {
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Calls `changed` with the children that were added, removed, hidden or shown, also while the element is in no page.
 *
 * @param {Element} element
 * @param {(children: Node[]) => void} changed
 */
export function watchChildren(element, changed) {
  /** @param {MutationRecord[]} records */
  const report = (records) => changed(records.flatMap(
    ({target, addedNodes, removedNodes}) => target.parentNode === element ? target : [...addedNodes, ...removedNodes]));
  for (const kinds of [{childList: true}, {subtree: true, attributeFilter: ["hidden"]}])
    new MutationObserver(report).observe(element, kinds);
}
