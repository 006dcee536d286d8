// @ts-check
/** The room that an exhibit has for its photographs. It decides the sizes of the pictures. */

/** @typedef {import("../exhibits/source.js").Room} Room */

/** The side of a cell before the first cell can be measured, in CSS pixels: see --vitrine-min-cell. */
const smallestCell = 100;

/**
 * Returns the current room: the size of a grid's cell, or the size of a strip without its padding.
 * @param {HTMLElement} exhibit
 * @returns {Room}
 */
export function roomIn(exhibit) {
  if (isGrid(exhibit)) return square(cellOf(exhibit) || smallestCell);
  const {paddingBlockStart, paddingBlockEnd} = getComputedStyle(exhibit);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return {width: exhibit.clientWidth, height: Math.max(0, exhibit.clientHeight - padding)};
}

/**
 * Calls `onChange` after every change of the room, until `signal` aborts.
 * @param {HTMLElement} exhibit
 * @param {(room: Room) => void} onChange
 * @param {AbortSignal} signal
 */
export function watchRoom(exhibit, onChange, signal) {
  let {width, height} = roomIn(exhibit);
  /** @type {Element | null} */
  let cell = null;
  const sizes = new ResizeObserver(() => {
    const room = roomIn(exhibit);
    // The cells of a grid change their size a little later than the grid.
    if (isGrid(exhibit) && cell !== exhibit.firstElementChild) observeCell(exhibit.firstElementChild);
    if (room.width === width && room.height === height) return;
    ({width, height} = room);
    onChange(room);
  });
  const observeCell = (/** @type {Element | null} */ next) => {
    if (cell) sizes.unobserve(cell);
    cell = next;
    if (cell) sizes.observe(cell);
  };
  sizes.observe(exhibit);
  signal.addEventListener("abort", () => sizes.disconnect());
}

/**
 * Returns the side of a cell of a grid. Whole photographs have about the area of a square cell.
 * @param {HTMLElement} grid
 */
function cellOf(grid) {
  const {columns = 0} = /** @type {HTMLElement & { columns?: number }} */ (grid);
  return grid.hasAttribute("layout") && columns > 0 ? grid.clientWidth / columns : grid.firstElementChild?.clientWidth;
}

/** @param {HTMLElement} exhibit */
function isGrid(exhibit) {
  return exhibit.localName === "vitrine-photo-grid";
}

/** @param {number} side */
function square(side) {
  return {width: side, height: side};
}
