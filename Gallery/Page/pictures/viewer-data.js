// @ts-check
/** The attributes of a link or a picture. The viewer reads its contents from them, and the styles show a badge. */

import {captionOf, sentence} from "../base/text.js";

import {largeAddress, sourceSet, videoAddress} from "./picture-address.js";
import {showVideo} from "./video.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** The attributes that a link has only with a photograph. */
const linkAttributes = [
  "href", "title",
  ...["id", "length", "width", "height", "srcset", "title", "detail", "failed", "problem"].map((name) => `data-${name}`)
];

/**
 * Sets the address of a link to a large picture of a photograph, and its data attributes for the viewer.
 * @param {HTMLElement} link
 * @param {Item} item
 * @param {Listing} listing
 */
export function linkTo(link, item, listing) {
  link.setAttribute("href", item.video ? videoAddress(item, listing) : largeAddress(item, listing));
  Object.assign(link.dataset, {id: item.id, ...viewerData(item, listing)});
  link.style.setProperty("--vitrine-placeholder", item.placeholder ?? "");
  markProblem(link, item);
  showVideo(link, item, listing);
}

/**
 * Removes a photograph from a link: its picture, and what `linkTo` and a failed picture have set.
 * @param {HTMLElement} link
 */
export function clearLink(link) {
  link.replaceChildren();
  for (const name of linkAttributes) link.removeAttribute(name);
  link.style.removeProperty("--vitrine-placeholder");
}

/**
 * Sets the data attributes for the viewer on a picture that has no link around it.
 * @param {HTMLImageElement} image
 * @param {Item} item
 * @param {Listing} listing
 */
export function largePicture(image, item, listing) {
  Object.assign(image.dataset, {large: largeAddress(item, listing), ...viewerData(item, listing)});
}

/**
 * Adds a badge to a photograph that is not shown completely. The caption and the tooltip name the reason.
 * @param {HTMLElement} container the link or the card
 * @param {{ problem?: string | undefined }} item
 */
export function markProblem(container, {problem}) {
  if (!problem) return ["title", "data-problem"].forEach((name) => container.removeAttribute(name));
  container.title = container.dataset.problem = sentence(problem);
}

/**
 * @param {Item} item
 * @param {Listing} listing
 */
function viewerData(item, listing) {
  return {width: item.width, height: item.height, srcset: sourceSet(item, listing), ...captionOf(item, listing)};
}
