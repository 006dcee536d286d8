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

/** The width that a caption below its photograph keeps, in pixels, also if less of the photograph is visible. */
const leastWidth = 224;

/**
 * Shows the caption of the current photograph of a row, unless the label is hidden.
 * @param {(HTMLElement & ExhibitElement) | undefined} row
 * @param {Collection | undefined} collection
 */
export function renderLabel(row, collection) {
  const label = find("label");
  const index = row?.selectedIndex ?? 0;
  if (!row || !collection || label.hidden) return;
  renderCaption(label, collection.at(index), index, collection.listing);
  place(label, row, collection.at(index));
}

/**
 * Hides the caption of a stitched row while other photographs pass above it, until the row rests and the caption is rendered again. In
 * other rows, the current photograph is always in the same place.
 * @param {HTMLElement & ExhibitElement} row that moves to another photograph
 */
export function hidePassedLabel(row) {
  const distance = Math.abs(row.position - (row.selectedIndex ?? 0));
  find("label").toggleAttribute("data-passed", row.localName === "vitrine-stitched-carousel" && distance > 0.5);
}

/**
 * Puts the caption of a stitched row below its photograph. The row rests anywhere, so the photograph may not be at the start.
 * @param {HTMLElement} label
 * @param {HTMLElement & ExhibitElement} row
 * @param {Item | undefined} item
 */
function place(label, row, item) {
  label.removeAttribute("data-passed");
  const photo =
    row.localName === "vitrine-stitched-carousel" && row.querySelector(`[data-id="${CSS.escape(item?.id ?? "")}"]`);
  const [outer, inner] = [label.getBoundingClientRect(), (photo || label).getBoundingClientRect()];
  const distance = label.matches(":dir(rtl)") ? outer.right - inner.right : inner.left - outer.left;
  label.style.paddingInlineStart = photo ? `${Math.max(0, Math.min(distance, outer.width - leastWidth))}px` : "";
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
