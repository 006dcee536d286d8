// @ts-check
/** The current photograph of an exhibit. It stays current when the exhibit changes. */

/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("../library/collection.js").Collection} Collection */

/**
 * Returns the id of the current photograph. In a grid, it is the selected photograph if that is in view, and otherwise the
 * first photograph in view.
 * @param {HTMLElement & ExhibitElement} exhibit
 * @param {Collection} collection
 * @returns {string | null}
 */
export function currentPhotoIn(exhibit, collection) {
  const selected = collection.at(exhibit.selectedIndex ?? 0)?.id ?? null;
  if (exhibit.localName !== "vitrine-photo-grid") return selected;
  const shown = cellsInView(exhibit);
  return shown.find((id) => id === selected) ?? shown[0] ?? selected;
}

/**
 * Returns the ids of the cells that are completely in view, in order.
 * @param {HTMLElement} grid
 */
function cellsInView(grid) {
  const covered = coveredHeight(grid);
  const cells = /** @type {HTMLElement[]} */ ([...grid.children]);
  const shown = cells.filter((cell) => {
    const {top, bottom} = cell.getBoundingClientRect();
    return top >= covered - 1 && bottom <= innerHeight + 1;
  });
  return shown.map((cell) => cell.dataset.id ?? "").filter(Boolean);
}

/**
 * Returns how much of the window the bar and a heading of the grid cover, in pixels.
 * @param {HTMLElement} grid
 */
function coveredHeight(grid) {
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const hasHeadings = grid.getAttribute("headings") !== "auto";
  return bar + (hasHeadings ? parseFloat(getComputedStyle(grid).getPropertyValue("--vitrine-heading-height")) || 0 : 0);
}
