import {LayoutSpace} from "../input/layout-space.js";

import {GridLayers} from "./grid-layers.js";
import {GridPlaceholders} from "./grid-placeholders.js";
import {ItemRenderer} from "./item-renderer.js";
import {part} from "./part.js";
import {RemovedCells} from "./removed-cells.js";
import {WrittenStyles} from "./written-styles.js";

/** Firefox gives a higher element no height at all, in pixels. */
const HIGHEST = globalThis.CSS?.supports("-moz-appearance", "none") ? 17895000 : Infinity;

// The content of a cell does not inherit these properties. So a new size changes only the style of the cell itself.
for (const side of ["width", "height"]) {
  try {
    CSS.registerProperty({name: `--vitrine-cell-${side}`, syntax: "*", inherits: false});
  } catch {
    // A browser without it computes more styles. Another package of the same page may have registered it.
  }
}

/** How many cells beyond the window a frame makes when the columns have changed. A phone makes them within a frame. */
const BEYOND = 24;

/** Draws the scenes of a grid: its height, and its cells. */
export class GridRenderer {
  /** Contains the cells. They get their size from it, which no style of the page's own replaces. */
  cells = part("div", "cells");
  space = new LayoutSpace(this.cells);
  layers;
  placeholders = new GridPlaceholders(this.cells);
  removed;
  #styles = new WrittenStyles();
  #itemElements;
  #items;
  /** The side of a square in the last frame at rest, in pixels; 0 for rows of whole photographs. */
  #side = 0;
  /** The numbers of the placements of the last frame in which the columns changed; none at rest. */
  #rows = new Float64Array(0);
  /** What else the cells of that frame depend on. */
  #drawn = "";
  /** The top of the window beyond which cells are still missing, because the columns have changed; NaN if none are. */
  #incompleteTop = NaN;

  /** @param {import('../items/item-elements.js').ItemElements} itemElements */
  constructor(itemElements) {
    this.#itemElements = itemElements;
    this.#items = new ItemRenderer(itemElements);
    this.layers = new GridLayers(itemElements);
    this.removed = new RemovedCells(itemElements);
    this.cells.append(this.removed.element, ...this.layers.elements);
  }

  /**
   * Returns whether a cell does not have the size of the squares: it is a whole photograph or flies, or the columns change.
   * @param {import('../engine/placement.js').Placement} placement
   */
  isReshaped({width, height}) {
    return width !== this.#side || height !== this.#side;
  }

  /**
   * Draws a scene. Returns whether the next frame has something left to draw, even of the same scene.
   *
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} kept the item that keeps its element even out of view; -1 for none
   * @param {{y: number, height: number}} window the visible part, in pixels of the grid
   */
  draw(scene, kept, window) {
    if (!scene.isMoving && !scene.layers) this.#side = scene.count && !scene.isJustified ? scene.placement(0).width : 0;
    // Without one, print lays out squares of the minimum size.
    const side = this.#side ? `${this.#side}px` : "";
    const height = `${Math.min(scene.height, HIGHEST)}px`;
    this.#styles.write([this.cells, {"--vitrine-side": side, "block-size": height}]);
    if (this.cells.hasAttribute("data-zooming") !== scene.layers > 0) this.cells.toggleAttribute("data-zooming");
    this.#itemElements.write(() => {
      if (!this.#isDrawn(scene, kept)) this.#drawCells(scene, kept, window);
      else this.#drawFront(scene);
      this.layers.draw(scene);
      this.removed.draw(scene);
    });
    if (scene.layers) this.#incompleteTop = window.y;
    return this.layers.isUnfinished || !scene.layers && this.#incompleteTop === window.y;
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  #drawFront(scene) {
    const front = frontOf(scene);
    if (front) this.layers.place(front);
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} kept
   * @param {{y: number, height: number}} window
   */
  #drawCells(scene, kept, window) {
    // A scroll needs all of them.
    let left = !scene.layers && this.#incompleteTop === window.y ? BEYOND : Infinity;
    this.layers.begin(scene);
    this.#items.draw(
      scene, kept, (placement) => this.layers.place(placement),
      ({y, height}) => (y > window.y + window.height || y + height < window.y) && --left < 0);
    this.layers.end(scene);
    this.#incompleteTop = left < 0 ? window.y : NaN;
    this.#rows = scene.layers ? behind(scene).slice() : new Float64Array(0);
    this.#drawn = this.#dependency(scene, kept);
  }

  /**
   * Returns whether the last frame has drawn these placements. During a pinch mostly the layers move, and the cells stay in them, but for
   * the one in front.
   *
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} kept
   */
  #isDrawn(scene, kept) {
    if (!scene.layers || this.layers.isUnfinished || this.#drawn !== this.#dependency(scene, kept)) return false;
    const [rows, before] = [behind(scene), this.#rows];
    if (rows.length !== before.length) return false;
    for (let index = 0; index < rows.length; index++)
      if (rows[index] !== before[index]) return false;
    return true;
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} kept
   */
  #dependency(scene, kept) {
    return `${this.#itemElements.version} ${kept} ${frontOf(scene)?.item}`;
  }
}

/**
 * Returns the placement in front of both layers, which is the last one.
 * @param {import('../engine/scene.js').Scene} scene
 */
function frontOf(scene) {
  const last = scene.count > 0 ? scene.placement(scene.count - 1) : undefined;
  return last?.lap === 2 ? last : undefined;
}

/**
 * Returns the numbers of the placements behind that one.
 * @param {import('../engine/scene.js').Scene} scene
 */
function behind(scene) {
  return scene.rows(scene.count - (frontOf(scene) ? 1 : 0));
}
