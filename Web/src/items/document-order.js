import {focusedIn} from "../dom/focus.js";

/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/**
 * Puts the elements in the order of their items. Moving an element takes focus from it, so focus is given back.
 *
 * @param {HTMLElement} host
 * @param {readonly ItemView[]} views in the order of their items
 */
export function sortElements(host, views) {
  const focused = focusedIn(host);
  const focusVisible = focused?.matches(":focus-visible");
  /** @type {HTMLElement | null} */
  let next = null;
  for (const {element} of [...views].reverse()) {
    if (next && element.nextElementSibling !== next) host.insertBefore(element, next);
    next = element;
  }
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({preventScroll: true, focusVisible});
}
