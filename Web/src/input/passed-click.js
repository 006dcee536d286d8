/**
 * Clicks the element of the page under a mouse when its button is released over that element, or over one in it. The dialog that was
 * pressed has closed, and browsers click only an element that was pressed too.
 *
 * @param {PointerEvent} press
 */
export function passClick(press) {
  const pressed = elementAt(press);
  const end = new AbortController();
  const options = {capture: true, signal: end.signal};
  addEventListener("pointerdown", () => end.abort(), options);
  // Some browsers click the element that contains both, or the element itself.
  addEventListener("click", (event) => {
    if (!event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, options);
  addEventListener("mouseup", (event) => {
    // A picture that has loaded meanwhile lies over its link.
    const released = elementAt(event);
    if (event.button || !pressed?.contains(released)) return;
    focusAround(pressed);
    // Pages take a click without a count for one of a key. Firefox counts no press here.
    Object.defineProperty(event, "detail", {value: 1});
    pressed.dispatchEvent(new MouseEvent("click", event));
  }, options);
}

/**
 * Moves focus to an element, or to the nearest one around it that takes focus.
 * @param {HTMLElement | null | undefined} element
 */
function focusAround(element) {
  element?.focus();
  if (element && !element.matches(":focus"))
    focusAround(
      element.parentElement ?? /** @type {Partial<ShadowRoot & {host: HTMLElement}>} */ (element.getRootNode()).host);
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
