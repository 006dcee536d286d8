// @ts-check
/** Keys that scroll or stitch the row of the page, also when the row does not have focus. */

import {isPanelOpen} from "../base/panel.js";
import {isInText} from "../base/shortcuts.js";

/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */

/** The keys that scroll a row. All others but S, which stitches it, act on the focused element only. */
const scrollKeys =
  Object.freeze(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/**
 * Forwards scroll keys to a row while no element of the page has focus, or one of the row's own buttons has it. Forwards S wherever
 * nobody writes.
 * @param {HTMLElement & ExhibitElement} row
 * @param {() => string | null} current the id of the row's current photograph
 * @param {AbortSignal} signal
 */
export function forwardKeys(row, current, signal) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || hasModifier(event) || row.openIndex !== null || isPanelOpen()) return;
    if (scrollKeys.includes(event.key) && hasNoOtherUse(event, row)) focusCard(row, current());
    else if (!isStitchKey(event)) return;
    const key = new KeyboardEvent("keydown", {key: event.key, cancelable: true});
    if (!row.dispatchEvent(key)) event.preventDefault();
  }, {signal});
}

/** @param {KeyboardEvent} event */
function hasModifier({altKey, ctrlKey, metaKey, shiftKey}) {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** @param {KeyboardEvent} event */
function isStitchKey(event) {
  return event.key.toLowerCase() === "s" && !isInText(event);
}

/**
 * Whether a key can be meant for nothing but the row: focus is nowhere, on what contains the row, or on one of the row's own buttons.
 * @param {KeyboardEvent} event
 * @param {HTMLElement & ExhibitElement} row
 */
function hasNoOtherUse(event, row) {
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
