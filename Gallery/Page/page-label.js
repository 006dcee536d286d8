// @ts-check
/** The caption beneath a row: what the current photograph is called, when it was taken, and which it is. */

import {detailOf, titled} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */

/** Long enough to be seen as a fade. In milliseconds. */
const fade = 240;

/**
 * Writes the caption; a photograph that is still on its way has none.
 * @param {HTMLElement} label
 * @param {Item | undefined} item
 * @param {number} index
 * @param {number} count of photographs in the row
 */
export function writeLabel(label, item, index, count) {
  const [title, detail] = label.children;
  const [name, words] = item ? [titled(item.name), detailOf(item, index, count)] : ["", ""];
  if (title.textContent === name && detail.textContent === words) return;
  const isSame = title.textContent === name;
  title.textContent = name;
  detail.textContent = words;
  if (isSame || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  label.animate([{opacity: 0}, {opacity: 1}], fade);
}
