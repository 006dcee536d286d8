// @ts-check
/** The room that an exhibit has for its photographs, and what becomes of it: pictures are chosen by it. */

/** @typedef {import("./page-source.js").Room} Room */

/** What a cell is at least, where there is none to be measured yet: see --vitrine-min-cell. In CSS pixels. */
const smallestCell = 100;

/**
 * The room as it is now: a cell's, or a strip's without what lies around it.
 * @param {HTMLElement} exhibit
 * @returns {Room}
 */
export function roomIn(exhibit) {
  if (isGrid(exhibit)) return square(exhibit.firstElementChild?.clientWidth || smallestCell);
  const {paddingBlockStart, paddingBlockEnd} = getComputedStyle(exhibit);
  const around = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return {width: exhibit.clientWidth, height: Math.max(0, exhibit.clientHeight - around)};
}

/**
 * Tells of every change of the room, until `signal` ends it.
 * @param {HTMLElement} exhibit
 * @param {(room: Room) => void} changed
 * @param {AbortSignal} signal
 */
export function watchRoom(exhibit, changed, signal) {
  let {width, height} = roomIn(exhibit);
  /** @type {Element | null} */
  let cell = null;
  const sizes = new ResizeObserver(() => {
    const room = roomIn(exhibit);
    // The cells of a grid follow it a little later.
    if (isGrid(exhibit) && cell !== exhibit.firstElementChild) watch(exhibit.firstElementChild);
    if (room.width === width && room.height === height) return;
    ({width, height} = room);
    changed(room);
  });
  const watch = (/** @type {Element | null} */ next) => {
    if (cell) sizes.unobserve(cell);
    cell = next;
    if (cell) sizes.observe(cell);
  };
  sizes.observe(exhibit);
  signal.addEventListener("abort", () => sizes.disconnect());
}

/** @param {HTMLElement} exhibit */
function isGrid(exhibit) {
  return exhibit.localName === "vitrine-photo-grid";
}

/** @param {number} side */
function square(side) {
  return {width: side, height: side};
}
