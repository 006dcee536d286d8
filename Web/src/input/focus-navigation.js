/**
 * Calls back when focus, a selection or the fragment of the page's address reaches an item.
 *
 * A browser would scroll there, but a strip does not scroll natively. Find-in-page selects the text that it finds.
 *
 * @param {HTMLElement} strip
 * @param {object} actions
 * @param {(node: EventTarget | null) => void} actions.show brings the item that contains a node into view
 * @param {(node: Element | null, animated: boolean) => void} actions.go goes to the item that contains a fragment's target
 * @param {AbortSignal} signal
 */
export function listenToNavigation(strip, {show, go}, signal) {
  strip.addEventListener("focusin", ({target}) => show(target), {signal});
  document.addEventListener("selectionchange", () => {
    const selection = getSelection();
    if (selection && !selection.isCollapsed) show(selection.anchorNode);
  }, {signal});
  addEventListener("hashchange", () => goToFragment({go}, true), {signal});
}

/**
 * Goes to the item that contains the target of the fragment, if there is one.
 *
 * @param {{ go(node: Element | null, animated: boolean): void }} actions
 * @param {boolean} animated
 */
export function goToFragment({go}, animated) {
  go(document.getElementById(fragment()), animated);
}

/** Returns the fragment of the page's address, undecoded where it cannot be decoded. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
