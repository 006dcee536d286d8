import {EVENT_KEY, KEYS} from "../abi.js";
import {isClaimed} from "../engine/response.js";

import {isForContent, ownButton} from "./event-owner.js";
import {moveFocus} from "./focus-navigation.js";

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

/**
 * Sends a key press to the engine and keeps the browser from using it, if the exhibit took it.
 *
 * @param {KeyboardEvent} event
 * @param {import('../driver/driver.js').Driver} driver
 */
export function sendKey(event, driver) {
  const {key} = event;
  if (!Object.hasOwn(KEYS, key) || hasModifier(event) || key === "Escape" && hasMenu(event)) return false;
  const isTaken = isClaimed(driver.send(EVENT_KEY, [KEYS[/** @type {keyof typeof KEYS} */ (key)]]));
  if (isTaken) event.preventDefault();
  return isTaken;
}

/**
 * Sends the keys that are pressed in a strip to the engine.
 *
 * @param {import('../driver/strip-driver.js').StripDriver} strip
 * @param {AbortSignal} signal
 */
export function listenToKeys(strip, signal) {
  const {element} = strip;
  element.addEventListener("keydown", (event) => {
    // A page may dispatch a key to the strip itself. A key on one of the strip's own buttons is the button's, unless it is a letter.
    const isOfButton = ownButton(event, element) && !/^\w$/.test(event.key);
    if (event.defaultPrevented || isForContent(event, element) || isOfButton) return;
    const {next} = strip.selection;
    if (sendKey(event, strip) && strip.selection.next !== next) moveFocus(strip);
  }, {signal});
}
