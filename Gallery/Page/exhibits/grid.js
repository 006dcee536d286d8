// @ts-check
/** The layout of the grid: squares, or whole photographs. */

/**
 * Sets the layout that people have chosen in the settings.
 * @param {HTMLElement} grid
 */
export function fitGrid(grid) {
  if ("whole" in document.documentElement.dataset) grid.setAttribute("layout", "justified");
  else grid.removeAttribute("layout");
}
