// @ts-check
/** The titles of sidecars. A published site lists them. A server reads a sidecar only when its photograph is looked at. */

import {detailsOf} from "./details.js";
import {isPublished} from "./site.js";

/** @typedef {import("./collection.js").Collection} Collection */

/**
 * Gives a photograph the title of its sidecar. Returns whether it had another one.
 * @param {Collection} collection
 * @param {number} index
 */
export async function learnTitle(collection, index) {
  const item = collection.at(index);
  if (!item || isPublished) return false;
  const details = await detailsOf(item.id, collection.listing.revision);
  if (!details || item.title === details.title) return false;
  item.title = details.title;
  return true;
}
