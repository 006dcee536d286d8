import {elementsOn, isPress} from "../dom/events.js";

import {giveAttributes, isOwn} from "./given-attributes.js";
import {counted} from "./strings.js";

/** Elements that act by themselves when somebody presses Enter on them. */
export const NATIVE_BUTTON = "a[href], button, summary";

/** Elements in an item that act at a tap, whichever item is current. */
export const CONTROL = `${NATIVE_BUTTON}, label, input, select, textarea, [role=button], [role=link]`;

/**
 * Returns the link or button in a strip that an event is on, which can be an item itself; undefined if there is none.
 *
 * @param {readonly EventTarget[]} path of the event
 * @param {Element} strip
 */
export function controlOn(path, strip) {
  return elementsOn(path, strip).find((element) => element.matches(CONTROL));
}

/**
 * Makes an element a button for people who use keys or a screen reader, and makes sure that it has a name.
 *
 * @param {HTMLElement} button
 * @param {import('../render/item-view.js').ItemView} view of the item that it belongs to
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {string} name its name where the item has no title, with {index} and {count}
 */
export function makeButton(button, {element, index}, {itemElements}, name) {
  const title = element.querySelector("h1, h2, h3, h4, h5, h6")?.textContent?.trim();
  const attribute = button.localName === "img" ? "alt" : "aria-label";
  giveAttributes(button, {
    ...(button.matches(NATIVE_BUTTON) ? {} : {role: "button", tabindex: "0"}),
    ...(hasName(button) ? {} : {[attribute]: title || counted(name, index, itemElements.count, element)}),
  });
}

/**
 * Returns the element that acts for an item: the item or a link in it, else its picture.
 *
 * @param {HTMLElement} item
 * @returns {HTMLElement}
 */
export function buttonIn(item) {
  if (item.matches(NATIVE_BUTTON)) return item;
  return item.querySelector(NATIVE_BUTTON) ?? item.querySelector("img") ?? item;
}

/**
 * Lets Enter and Space click an element that was made a button.
 * @param {KeyboardEvent} event
 */
export function clickButton(event) {
  const [target] = event.composedPath();
  if (!isPress(event) || !(target instanceof HTMLElement) || !target.matches(`[role=button]:not(${NATIVE_BUTTON})`))
    return;
  event.preventDefault();
  target.click();
}

/** @param {HTMLElement} element */
function hasName(element) {
  const names = ["aria-label", "aria-labelledby", "alt"];
  const hasOwn = names.some((name) => isOwn(element, name) && element.getAttribute(name));
  return hasOwn || element.querySelector("img[alt]:not([alt=''])") !== null || !!element.textContent?.trim();
}
