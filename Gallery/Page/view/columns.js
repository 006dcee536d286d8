// @ts-check
/** The size of the photographs in the grid: its slider, its keys, and its storage. */

import {find} from "../base/find.js";
import {isPanelOpen} from "../base/panel.js";
import {isInText} from "../base/shortcuts.js";
import {storeNumber} from "../base/storage.js";
import {showUnit} from "../exhibits/headings.js";

/** @typedef {import("../../../Web/src/elements/photo-grid.js").VitrinePhotoGrid} Grid */

/** The numbers of columns at which the grid rests. */
const stops = [1, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40, 56, 80, 112, 160];

/** The least size of a cell at the greatest number of columns, in CSS pixels. */
const leastCell = 14;

/** The least `min-cell` of a grid. */
const leastLength = 16;

/** The keys that change the number of columns. */
const keys = ["+", "=", "-"];

/** Connects the size of the photographs in the grid of the page with its slider and its keys, and stores it. */
export function connectColumns() {
  const main = find("photographs");
  const slider = /** @type {HTMLInputElement} */ (find("columns"));
  const grid = () => /** @type {Grid | null} */ (main.querySelector("vitrine-photo-grid"));
  main.addEventListener("vitrine-columns", ({target}) => {
    const changed = /** @type {Grid} */ (target);
    // A little less than a cell, so that a width that differs by a scroll bar does not cost a column.
    setCell(sideOf(changed, changed.columns + 0.3));
    showUnit(changed);
    showColumns(slider, changed);
  });
  slider.addEventListener("input", () => {
    const shown = grid();
    if (shown) shown.columns = stops[Number(slider.max) - Number(slider.value)];
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
  const {columns} = grid;
  const most = stops.filter((stop) => sideOf(grid, stop) >= leastCell).length - 1;
  const nearest = stops.findIndex((stop) => stop >= columns);
  slider.max = String(Math.max(0, most));
  slider.value = String(most - nearest);
  slider.ariaValueText = columns === 1 ? "1 column" : `${columns} columns`;
}

/**
 * Returns the side of a cell in a number of columns, in CSS pixels.
 * @param {HTMLElement} grid
 * @param {number} columns
 */
function sideOf(grid, columns) {
  const spacing = parseFloat(getComputedStyle(grid).getPropertyValue("--vitrine-spacing"));
  // The width can be a fraction of a pixel.
  return (grid.getBoundingClientRect().width + spacing) / columns - spacing;
}

/**
 * Stores the side of a cell. `page-first.js` reads it, so the next visit begins with it.
 * @param {number} side in CSS pixels
 */
function setCell(side) {
  const cell = Math.max(leastLength, Math.floor(side * 100) / 100);
  document.documentElement.style.setProperty("--cell", `${cell}px`);
  storeNumber("cell", cell);
}
