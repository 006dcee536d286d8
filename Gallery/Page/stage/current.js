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
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const cells = /** @type {HTMLElement[]} */ ([...grid.children]);
  const shown = cells.filter((cell) => {
    const {top, bottom} = cell.getBoundingClientRect();
    return top >= covered - 1 && bottom <= innerHeight + 1;
  });
  return shown.map((cell) => cell.dataset.id ?? "").filter(Boolean);
}
