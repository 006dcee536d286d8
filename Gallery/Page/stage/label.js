// @ts-check
/** The caption below a row: the headline of the current photograph, and its position. */

import {find} from "../base/find.js";
import {captionOf, detailOf} from "../base/text.js";

/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** The duration of the fade, in milliseconds. */
const fadeDuration = 240;

/**
 * Shows the caption of the current photograph of a row, unless the label is hidden.
 * @param {ExhibitElement | undefined} row
 * @param {Collection | undefined} collection
 */
export function renderLabel(row, collection) {
  const label = find("label");
  const index = row?.selectedIndex ?? 0;
  if (row && collection && !label.hidden) renderCaption(label, collection.at(index), index, collection.listing);
}

/**
 * Shows the caption of a photograph. It is empty until the photograph is fetched.
 * @param {HTMLElement} label
 * @param {Item | undefined} item
 * @param {number} index
 * @param {Listing} listing
 */
function renderCaption(label, item, index, listing) {
  const [title, detail] = label.children;
  const [name, text] = item ? [captionOf(item, listing).title, detailOf(item, listing, index)] : ["", ""];
  if (title.textContent === name && detail.textContent === text) return;
  const isSame = title.textContent === name;
  title.textContent = name;
  detail.textContent = text;
  if (isSame || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // While photographs fly, it stays invisible.
  label.animate([{opacity: 0, offset: 0}], fadeDuration);
}
