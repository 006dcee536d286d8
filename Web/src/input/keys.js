import {EVENT_KEY, KEYS} from "../abi.js";
import {isClaimed} from "../engine/response.js";

import {isForContent, ownButton} from "./event-owner.js";

/**
 * Returns whether a modifier makes a key press a shortcut of the browser.
 * @param {KeyboardEvent | MouseEvent} event
 */
export function hasModifier({metaKey, ctrlKey, altKey}) {
  return metaKey || ctrlKey || altKey;
}

/**
 * Returns whether a click is for the element, and not for the page or for a shortcut of the browser.
 * @param {MouseEvent} event
 */
export function isPlainClick(event) {
  return event.button === 0 && !hasModifier(event) && !event.shiftKey && !event.defaultPrevented;
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
      [...root.querySelectorAll(":popover-open")].some(
        (menu) =>
          /** @type {HTMLElement} */ (menu).popover !== "manual" && !around.includes(menu)));
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
    if (!event.defaultPrevented && !isForContent(event, element) && !isOfButton) sendKey(event, strip);
  }, {signal});
}
