const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the person wants less to move. */
export function reducesMotion() {
  return reducedMotion().matches;
}

/**
 * What the person prefers, and how finely the screen draws, for an element.
 *
 * @param {Element} element
 */
export function environment(element) {
  return {
    isRightToLeft: getComputedStyle(element).direction === "rtl",
    reducesMotion: reducesMotion(),
    displayScale: devicePixelRatio,
  };
}

/**
 * Calls `changed` when what people prefer or the direction of writing changes, until `signal` ends it.
 *
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchEnvironment(changed, signal) {
  reducedMotion().addEventListener("change", changed, {signal});
  // Another direction of writing need not change any size.
  const directions = new MutationObserver(changed);
  directions.observe(document, {subtree: true, attributes: true, attributeFilter: ["dir"]});
  signal.addEventListener("abort", () => directions.disconnect());
}
