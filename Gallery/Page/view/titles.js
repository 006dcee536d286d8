// @ts-check
/** The bar that stays on the screen. It shows the title while the masthead is out of view. */

import {captionOf} from "../base/text.js";

/** @typedef {import("../library/collection.js").Collection} Collection */

/**
 * Shows the title in the bar while the heading is out of view.
 * @param {HTMLElement} bar
 * @param {HTMLElement} heading
 */
export function followTitle(bar, heading) {
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute("data-compact", !entries[entries.length - 1].isIntersecting);
  });
  observer.observe(heading);
}

/**
 * Shows the name of the album, the words of the search or the title of the collection as the heading, and the headline of the open photograph too as the page's title.
 * @param {Collection} collection
 * @param {string | null} photo the open photograph's id
 */
export function showTitles(collection, photo) {
  const {name, listing} = collection;
  const title = name ?? listing.title;
  for (const heading of document.querySelectorAll(".masthead h1 bdi, .bar-title bdi")) {
    if (heading.textContent !== title) heading.textContent = title;
  }
  const open = collection.withID(photo);
  document.title = [open && captionOf(open, listing).title, name, listing.title].filter(Boolean).join(" · ");
}
