// @ts-check
/** The label beneath a row: what the current photograph is called, and when it was taken. */

import {day, titled} from "./page-text.js";

/** @typedef {import("./page-listing.js").Item} Item */

/** Long enough to be seen as a fade. In milliseconds. */
const fade = 240;

/**
 * Writes the label; a photograph that is still on its way has none.
 * @param {HTMLElement} label
 * @param {Item | undefined} item
 */
export function writeLabel(label, item) {
  const [title, date] = label.children;
  const [name, taken] = item ? [titled(item.name), day(item.taken)] : ["", ""];
  if (title.textContent === name && date.textContent === taken) return;
  title.textContent = name;
  date.textContent = taken;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  label.animate([{opacity: 0}, {opacity: 1}], fade);
}
