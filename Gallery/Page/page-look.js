// @ts-check
/** The photograph that somebody looks at: it stays when another exhibit shows it. */

/** @typedef {import("./page-element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./page-collection.js").Collection} Collection */

/**
 * The id of the photograph looked at: in a row the current one, in a grid the one last chosen while it is in view, and
 * otherwise the first in view.
 * @param {HTMLElement & ExhibitElement} exhibit
 * @param {Collection} collection
 * @returns {string | null}
 */
export function lookedAt(exhibit, collection) {
  const chosen = collection.at(exhibit.selectedIndex ?? 0)?.id ?? null;
  if (exhibit.localName !== "vitrine-photo-grid") return chosen;
  const shown = cellsInView(exhibit);
  return shown.find((id) => id === chosen) ?? shown[0] ?? chosen;
}

/**
 * The ids of the cells that are in view whole, in their order.
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
