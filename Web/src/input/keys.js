import {EVENT_KEY, KEYS} from "../abi.js";
import {hasMenu, hasModifier} from "../dom/events.js";
import {isClaimed} from "../engine/response.js";

import {isForContent, ownButton} from "./event-owner.js";
import {moveFocus} from "./focus-navigation.js";

/**
 * Sends a key press to the engine and keeps the browser from using it, if the exhibit took it.
 *
 * @param {KeyboardEvent} event
 * @param {import('../driver/base/driver.js').Driver} driver
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
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
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
