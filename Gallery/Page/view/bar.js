// @ts-check
/** The bar that stays on the screen. It shows the title while the masthead is out of view. */

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
 * Shows the name of the album or the collection as the heading, and the open photograph's title or name too as the page's title.
 * @param {Collection} collection
 * @param {string | null} photo the open photograph's id
 */
export function showTitles(collection, photo) {
  const {albumName, listing} = collection;
  const title = albumName ?? listing.title;
  for (const heading of document.querySelectorAll(".masthead h1 bdi, .bar-title bdi")) {
    if (heading.textContent !== title) heading.textContent = title;
  }
  const open = collection.withID(photo);
  document.title = [open?.title ?? open?.name, albumName, listing.title].filter(Boolean).join(" · ");
}
