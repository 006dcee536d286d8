/**
 * Clicks what is at the point of a press of a mouse when it is released there, because what was pressed has gone. Browsers click an
 * element only if the press was on it, too.
 *
 * @param {PointerEvent} press
 */
export function passClick(press) {
  const pressed = elementAt(press);
  const end = new AbortController();
  const options = {capture: true, signal: end.signal};
  addEventListener("pointerdown", () => end.abort(), options);
  // Some browsers click what contains both.
  addEventListener(
    "click", (event) => event.isTrusted && event.detail > 0 && event.stopImmediatePropagation(), options);
  addEventListener("pointerup", (event) => {
    if (elementAt(event) !== pressed) return;
    pressed?.focus();
    pressed?.dispatchEvent(new MouseEvent("click", event));
  }, {...options, once: true});
}

/**
 * Returns the element at the point of an event, in whatever shadow tree it is.
 *
 * @param {MouseEvent} event
 * @param {Document | ShadowRoot} root
 * @returns {HTMLElement | null}
 */
function elementAt(event, root = document) {
  const element = /** @type {HTMLElement | null} */ (root.elementFromPoint(event.clientX, event.clientY));
  const inner = element?.shadowRoot;
  return inner && inner !== root ? elementAt(event, inner) ?? element : element;
}
