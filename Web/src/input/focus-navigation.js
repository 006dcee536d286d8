/**
 * Calls back when focus, a selection or the fragment of the page's address reaches an item.
 *
 * A browser would scroll there, but a strip does not scroll natively. Find-in-page selects the text that it finds. An item that gets
 * focus from a press comes into view when the press ends. Otherwise its field would move away from the pointer.
 *
 * @param {HTMLElement} strip
 * @param {object} actions
 * @param {(node: EventTarget | null, isPress: boolean) => void} actions.show brings the item that contains a node into view; a press
 *   on an item that is all in view leaves it where it is
 * @param {(node: Element | null, animated: boolean) => void} actions.go goes to the item that contains a fragment's target
 * @param {AbortSignal} signal
 */
export function listenToNavigation(strip, {show, go}, signal) {
  /** The pointer that is down in the strip; null if none is. */
  let down = /** @type {number | null} */ (null);
  let isPress = false;
  /** @type {EventTarget | null} */
  let pressed = null;
  const reach = (/** @type {EventTarget | null} */ node) => {
    if (down !== null) pressed = node;
    else show(node, isPress);
  };
  addEventListener("pointerdown", () => {
    pressed = down = null;
    isPress = false;
  }, {signal, capture: true});
  // The window hears a press first, but it does not hear what a closed shadow tree contains.
  strip.addEventListener("pointerdown", ({pointerId}) => {
    down = pointerId;
    isPress = true;
  }, {signal, capture: true});
  for (const type of ["pointerup", "pointercancel", "keydown"]) {
    addEventListener(type, (event) => {
      const {pointerId = down} = /** @type {Partial<PointerEvent>} */ (event);
      if (pointerId !== down) return;
      down = null;
      isPress = isPress && type !== "keydown";
      show(pressed, isPress);
      pressed = null;
    }, {signal, capture: true});
  }
  strip.addEventListener("focusin", ({target}) => reach(target), {signal});
  document.addEventListener("selectionchange", () => {
    const selection = getSelection();
    if (selection && !selection.isCollapsed) reach(selection.anchorNode);
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
