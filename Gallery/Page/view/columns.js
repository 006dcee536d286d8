// @ts-check
/** The size of the photographs in the grid: its slider, its keys, and its storage. */

import {find} from "../base/find.js";
import {isPanelOpen} from "../base/panel.js";
import {isInText} from "../base/shortcuts.js";
import {storeNumber} from "../base/storage.js";

/** @typedef {import("../../../Web/src/elements/photo-grid.js").VitrinePhotoGrid} Grid */

/** The keys that change the number of columns. */
const keys = ["+", "=", "-"];

/** Connects the size of the photographs in the grid of the page with its slider and its keys, and stores it. */
export function connectColumns() {
  const main = find("photographs");
  const slider = /** @type {HTMLInputElement} */ (find("columns"));
  const grid = () => /** @type {Grid | null} */ (main.querySelector("vitrine-photo-grid"));
  main.addEventListener("vitrine-columns", (event) => {
    setCell(/** @type {CustomEvent} */ (event).detail.minCell);
    showColumns(slider, grid());
  });
  slider.addEventListener("input", () => {
    const shown = grid();
    if (shown) shown.columns = shown.columnStops[Number(slider.max) - Number(slider.value)];
  });
  find("settings").addEventListener("toggle", () => showColumns(slider, grid()));
  document.addEventListener("keydown", (event) => {
    const shown = grid();
    if (!shown || shown.openIndex !== null || !isForGrid(event, shown)) return;
    const {key} = event;
    if (!shown.dispatchEvent(new KeyboardEvent("keydown", {key, cancelable: true}))) event.preventDefault();
  });
}

/**
 * Whether a key changes the columns of the grid, although the grid does not have focus.
 * @param {KeyboardEvent} event
 * @param {Grid} grid
 */
function isForGrid(event, grid) {
  const {key, altKey, ctrlKey, metaKey} = event;
  const isOwn = event.target instanceof Node && grid.contains(event.target);
  return keys.includes(key) && !(event.defaultPrevented || altKey || ctrlKey || metaKey || isOwn) && !isPanelOpen() &&
    !isInText(event);
}

/**
 * Makes the slider show the columns of a grid. Without a grid, there is no slider.
 * @param {HTMLInputElement} slider
 * @param {Grid | null} grid
 */
function showColumns(slider, grid) {
  find("columns-setting").hidden = !grid;
  if (!grid) return;
  const {columns, columnStops} = grid;
  const most = columnStops.length - 1;
  slider.max = String(Math.max(0, most));
  slider.value = String(most - columnStops.indexOf(columns));
  slider.ariaValueText = columns === 1 ? "1 column" : `${columns} columns`;
}

/**
 * Stores the minimum side of a cell. `page-first.js` reads it, so the next visit begins with it.
 * @param {number} cell in CSS pixels
 */
function setCell(cell) {
  document.documentElement.style.setProperty("--cell", `${cell}px`);
  storeNumber("cell", cell);
}
