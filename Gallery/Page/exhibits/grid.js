// @ts-check
/** The layout of the grid, squares or whole photographs, and its headings. */

/** @typedef {import("../library/collection.js").Collection} Collection */

/**
 * Sets the layout that people have chosen in the settings.
 * @param {HTMLElement} grid
 */
export function fitGrid(grid) {
  if ("whole" in document.documentElement.dataset) grid.setAttribute("layout", "justified");
  else grid.removeAttribute("layout");
}

/**
 * Gives the grid the titles of the sections of a collection that it shows.
 * @param {HTMLElement} grid
 * @param {Collection} collection
 */
export function titleSections(grid, {sections}) {
  /** @type {import("../../../Web/src/elements/photo-grid.js").VitrinePhotoGrid} */ (grid).headingLabel =
    (unit, section) => sections.title(unit, section);
}
