/**
 * Returns the elements in a host that an event is on, the innermost first, also those in the shadow trees of custom elements.
 *
 * @param {readonly EventTarget[]} path of the event
 * @param {EventTarget} host
 */
export function elementsOn(path, host) {
  return /** @type {Element[]} */ (path.slice(0, path.indexOf(host)).filter((node) => node instanceof Element));
}

/**
 * Returns whether a modifier makes a key press a shortcut of the browser.
 * @param {KeyboardEvent | MouseEvent} event
 */
export function hasModifier({metaKey, ctrlKey, altKey}) {
  return metaKey || ctrlKey || altKey;
}

/**
 * Returns whether a click or a key press is for the element, and not for the page or for a shortcut of the browser.
 * @param {MouseEvent | KeyboardEvent} event
 */
export function isPlain(event) {
  // A key press has no button.
  const {button} = /** @type {Partial<MouseEvent>} */ (event);
  return !button && !hasModifier(event) && !event.shiftKey && !event.defaultPrevented;
}

/**
 * Returns whether an event presses a button without a pointer: Enter or Space without a modifier, or a click by a screen reader.
 * @param {Event} event
 */
export function isPress(event) {
  const {key = " ", detail} = /** @type {Partial<KeyboardEvent>} */ (event);
  return !detail && (key === "Enter" || key === " ") && isPlain(/** @type {KeyboardEvent | MouseEvent} */ (event));
}

/**
 * Returns whether a menu of the page is open in a tree that an event comes from. The browser closes it at Escape and at a press
 * beside it. A popover that contains the listening element is no menu over that element.
 *
 * @param {Event} event during its dispatch
 */
export function hasMenu(event) {
  const path = event.composedPath();
  const around = path.slice(path.indexOf(/** @type {EventTarget} */ (event.currentTarget)));
  return path.some(
    (root) => (root instanceof Document || root instanceof ShadowRoot) &&
      [...root.querySelectorAll(":popover-open:not([popover=manual i])")].some((menu) => !around.includes(menu)));
}
