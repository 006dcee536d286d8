const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/**
 * What the person prefers, and how finely the screen draws, for an element.
 *
 * @param {Element} element
 */
export function environment(element) {
  return {
    isRightToLeft: getComputedStyle(element).direction === "rtl",
    reducesMotion: reducedMotion().matches,
    displayScale: devicePixelRatio,
  };
}

/**
 * Calls `changed` when what people prefer changes, until `signal` ends it.
 *
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchEnvironment(changed, signal) {
  reducedMotion().addEventListener("change", changed, {signal});
}
