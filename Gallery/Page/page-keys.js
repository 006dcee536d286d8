// @ts-check
/** Keys that scroll the row of the page, also when the row does not have focus. */

import {isPanelOpen} from "./page-panel.js";

/** @typedef {import("./page-element.js").ExhibitElement} ExhibitElement */

/** The keys that scroll a row. All other keys act on the focused element only. */
const scrollKeys =
  Object.freeze(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/**
 * Forwards scroll keys to a row while no element of the page has focus, or one of the row's own buttons has it.
 * @param {HTMLElement & ExhibitElement} row
 * @param {() => string | null} current the id of the row's current photograph
 * @param {AbortSignal} signal
 */
export function forwardKeys(row, current, signal) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isScrollKey(event) || !hasNoOtherUse(event, row)) return;
    focusCard(row, current());
    const key = new KeyboardEvent("keydown", {key: event.key, cancelable: true});
    if (!row.dispatchEvent(key)) event.preventDefault();
  }, {signal});
}

/** @param {KeyboardEvent} event */
function isScrollKey({key, altKey, ctrlKey, metaKey, shiftKey}) {
  return scrollKeys.includes(key) && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * Whether a key can be meant for nothing but the row: no panel and no photograph is open, and focus is nowhere, on what
 * contains the row, or on one of the row's own buttons.
 * @param {KeyboardEvent} event
 * @param {HTMLElement & ExhibitElement} row
 */
function hasNoOtherUse(event, row) {
  if (row.openIndex !== null || isPanelOpen()) return false;
  const [focused] = event.composedPath();
  if (event.target === row) return focused instanceof HTMLButtonElement;
  return focused instanceof Node && focused.contains(row);
}

/**
 * Focuses the current card of a row in which keys move focus from card to card. Other rows have no such cards.
 * @param {HTMLElement} row
 * @param {string | null} id of the row's current photograph
 */
function focusCard(row, id) {
  const card = row.querySelector(`[data-id="${CSS.escape(id ?? "")}"] [aria-expanded]`);
  if (card instanceof HTMLElement) card.focus({preventScroll: true});
}
