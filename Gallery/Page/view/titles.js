// @ts-check
/** The heading of the page, and the title in the tab of the browser. */

import {find} from "../base/find.js";
import {captionOf} from "../base/text.js";

/** @typedef {import("../library/collection.js").Collection} Collection */

/**
 * Shows the name of the album, the words of the search or the title of the collection as the heading. The title of the page has the
 * headline of the open photograph, too.
 * @param {Collection} collection
 * @param {string | null} photo the open photograph's id
 */
export function showTitles(collection, photo) {
  const {name, listing} = collection;
  const title = name ?? listing.title;
  const heading = find("title").firstElementChild;
  if (heading && heading.textContent !== title) heading.textContent = title;
  const open = collection.withID(photo);
  document.title = [open && captionOf(open, listing).title, name, listing.title].filter(Boolean).join(" · ");
}
