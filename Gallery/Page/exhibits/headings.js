// @ts-check
/** The headings of the grid. The server chooses their unit; see `PhotoSections.Unit`. Among small photographs it is a larger one. */

/** @typedef {import("../library/collection.js").Collection} Collection */

/** The units of dates, from small to large, and the sides of cells below which the headings have at least that unit, in CSS pixels. */
const units = Object.freeze({day: Infinity, month: 72, year: 36});

/**
 * Gives the grid the titles of the sections of a collection that it shows.
 * @param {HTMLElement} grid
 * @param {Collection} collection
 */
export function showHeadings(grid, {sections}) {
  grid.dataset.unit = sections.unit ?? "auto";
  showUnit(grid);
  /** @type {import("../../../Web/src/elements/photo-grid.js").VitrinePhotoGrid} */ (grid).headingLabel =
    (unit, section) => sections.title(unit, section);
}

/**
 * Chooses the unit of the headings for the size of the cells: the one that the server has chosen, or a larger one.
 * @param {HTMLElement} grid
 */
export function showUnit(grid) {
  const {unit = "auto"} = grid.dataset;
  const side = parseFloat(getComputedStyle(grid).getPropertyValue("--vitrine-min-cell"));
  const names = Object.keys(units);
  const least = Object.values(units).filter((limit) => side < limit).length - 1;
  const index = names.indexOf(unit);
  // Letters have no larger unit.
  grid.setAttribute("headings", index < 0 ? unit : names[Math.max(index, least)]);
}
