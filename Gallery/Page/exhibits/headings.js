// @ts-check
/** The headings of the grid. The server chooses their unit; see `PhotoSections.Unit`. */

/** @typedef {import("../library/collection.js").Collection} Collection */

/**
 * Gives the grid the titles of the sections of a collection that it shows.
 * @param {HTMLElement} grid
 * @param {Collection} collection
 */
export function showHeadings(grid, {sections}) {
  grid.setAttribute("headings", sections.unit ?? "auto");
  /** @type {import("../../../Web/src/elements/photo-grid.js").VitrinePhotoGrid} */ (grid).headingLabel =
    (unit, section) => sections.title(unit, section);
}
