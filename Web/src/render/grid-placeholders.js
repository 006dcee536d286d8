import {part} from "./part.js";
import {WrittenStyles} from "./written-styles.js";

/** The numbers of the boxes around rows of whole photographs. */
const [ABOVE, BELOW] = [-1, -2];

/** How far beyond the elements the sections have placeholders, in pixels: farther than the hardest fling goes while a script is busy. */
const REACH = 20000;

/**
 * The rows of a grid.
 *
 * @typedef {object} Rows
 * @property {number} count how many items there are
 * @property {number} columns
 * @property {number} pitch the distance from row to row and from column to column, in pixels
 * @property {ArrayLike<number>} starts the first item of each section; none without sections
 * @property {boolean} isRightToLeft
 * @property {boolean} isJustified whether they are whole photographs, whose rows nobody knows before they are laid out
 */

/**
 * The placeholders of cells that have no elements because they are far from the window. Each run of rows is one box with a repeating
 * background, which the browser draws without script, however fast somebody scrolls:
 *
 *     +-----------+
 *     | # # # # # |   the box above: rows to the first element, anchored at its bottom
 *     | # # # # # |
 *     +-----------+
 *     | elements  |
 *     +-----------+
 *     | # # # # # |   the box below: rows from the last element on, anchored at its top
 *     | # #       |
 *     +-----------+
 *
 * With sections there is a box for each section. Around rows of whole photographs there is one plain box above and one below.
 */
export class GridPlaceholders {
  #cells;
  #styles = new WrittenStyles();
  /** @type {Map<number, HTMLElement>} the boxes, by their sections: twice the section, and 1 more for the box below the elements */
  #boxes = new Map();
  /** @type {Map<number, HTMLElement>} those of before */
  #before = new Map();
  #drawn = "";
  /** The height of the grid in the last frame, in pixels. */
  #height = 0;

  /** @param {HTMLElement} cells contains the boxes */
  constructor(cells) {
    this.#cells = cells;
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {() => Rows} measure
   */
  draw(scene, measure) {
    // The layers are drawn over all that they need.
    if (scene.layers) return;
    const rows = measure();
    // Cells that fly are not in their rows. Those far from them are, unless the layout is another one.
    const flies = scene.isMoving > 0;
    if (flies && scene.height === this.#height) return;
    this.#height = scene.height;
    const isNeeded = scene.count > 1 && scene.count < rows.count && !flies;
    const {item, x, y, width} = scene.placement(0);
    const drawn = isNeeded ? [item, scene.count, x, y, width, rows.count, rows.columns, scene.height].join() : "";
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    [this.#before, this.#boxes] = [this.#boxes, new Map()];
    if (isNeeded && rows.isJustified) this.#drawAround(scene);
    else if (isNeeded) this.#drawRuns(scene, rows);
    for (const box of this.#before.values()) box.remove();
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  #drawAround(scene) {
    const last = scene.placement(scene.count - 1);
    const end = last.y + last.height;
    const plain = {"inset-inline": "0", "background": "var(--vitrine-placeholder, #8883)"};
    for (const [key, top, height] of [[ABOVE, 0, scene.placement(0).y], [BELOW, end, scene.height - end]])
      this.#styles.write([this.#box(key), {...plain, top: `${top}px`, height: `${height}px`}]);
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {Rows} rows
   */
  #drawRuns(scene, rows) {
    const {count, columns, pitch, starts, isRightToLeft} = rows;
    const {item: first, x, y, width} = scene.placement(0);
    const {item: last, y: end} = scene.placement(scene.count - 1);
    const left = isRightToLeft ? x - (columns - 1) * pitch : x;
    const heading = starts.length ? scene.headingHeight : 0;
    const startOf = (/** @type {number} */ section) => section < starts.length ? starts[section] : section ? count : 0;
    const heightOf = (/** @type {number} */ items) => Math.ceil(items / columns) * pitch;
    const draw = (/** @type {number} */ key, /** @type {number} */ items, /** @type {number} */ top) =>
      this.#drawRun(key, items, top, {...rows, width, left});

    let section = sectionOf(first, starts);
    let items = first - startOf(section);
    let top = y - heightOf(items);
    draw(2 * section, items, top);
    while (--section >= 0 && top > y - REACH) {
      items = startOf(section + 1) - startOf(section);
      if (items > 0) draw(2 * section, items, top -= heading + heightOf(items));
    }

    section = sectionOf(last, starts);
    items = startOf(section + 1) - last - 1;
    let bottom = end + pitch;
    draw(2 * section + 1, items, bottom);
    bottom += heightOf(items);
    while (++section < starts.length && bottom < end + REACH) {
      items = startOf(section + 1) - startOf(section);
      if (items <= 0) continue;
      draw(2 * section + 1, items, bottom + heading);
      bottom += heading + heightOf(items);
    }
  }

  /**
   * Draws the placeholders of some items that begin a row.
   *
   * @param {number} key of the box: even above the elements
   * @param {number} items
   * @param {number} top of the first row, in pixels
   * @param {Rows & {width: number, left: number}} geometry
   */
  #drawRun(key, items, top, {columns, width, pitch, left, isRightToLeft}) {
    if (items <= 0) return;
    const box = this.#box(key);
    const spacing = pitch - width;
    const rows = Math.ceil(items / columns);
    const missing = (rows * columns - items) * pitch;
    const [near, far] = isRightToLeft ? ["100%", "0"] : ["0", "100%"];
    const edge = isRightToLeft ? `${missing}px` : `calc(100% - ${missing}px)`;
    const row = `calc(100% - ${pitch}px)`;
    this.#styles.write([
      box,
      {
        "left": `${left}px`,
        "width": `${columns * pitch - spacing}px`,
        "top": `${top}px`,
        "height": `${rows * pitch - spacing}px`,
        "background-size": `${pitch}px ${pitch}px`,
        // A browser rounds the size of a tile, so the rows near the elements are the exact ones.
        "background-position": key % 2 === 0 ? `0 calc(100% + ${spacing}px)` : "0 0",
        "clip-path":
          missing ? `polygon(${near} 0, ${far} 0, ${far} ${row}, ${edge} ${row}, ${edge} 100%, ${near} 100%)` : "none",
      },
    ]);
  }

  /** @param {number} key */
  #box(key) {
    const box = this.#before.get(key) ?? part("div", "placeholders");
    this.#before.delete(key);
    this.#boxes.set(key, box);
    if (!box.parentNode) this.#cells.prepend(box);
    return box;
  }
}

/**
 * Returns the section of an item; 0 without sections.
 *
 * @param {number} item
 * @param {ArrayLike<number>} starts
 */
function sectionOf(item, starts) {
  let [section, end] = [0, starts.length];
  while (end - section > 1) {
    const middle = (section + end) >> 1;
    if (starts[middle] <= item) section = middle;
    else end = middle;
  }
  return section;
}
