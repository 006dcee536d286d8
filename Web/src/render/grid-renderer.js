import {LayoutSpace} from "../input/layout-space.js";

import {GridLayers} from "./grid-layers.js";
import {GridPlaceholders} from "./grid-placeholders.js";
import {ItemRenderer} from "./item-renderer.js";
import {part} from "./part.js";
import {WrittenStyles} from "./written-styles.js";

/** Firefox gives a higher element no height at all, in pixels. */
const HIGHEST = globalThis.CSS?.supports("-moz-appearance", "none") ? 17895000 : Infinity;

/** Draws the scenes of a grid: its height, and its cells. */
export class GridRenderer {
  /** Contains the cells. They get their size from it, which no style of the page's own replaces. */
  cells = part("div", "cells");
  space = new LayoutSpace(this.cells);
  layers;
  placeholders = new GridPlaceholders(this.cells);
  #styles = new WrittenStyles();
  #itemElements;
  #items;
  /** The side of a square, in pixels; that of the last frame at rest while cells fly, and that of the rear layer while the columns change. */
  #side = 0;
  /** Whether cells fly. */
  #flies = false;

  /** @param {import('../items/item-elements.js').ItemElements} itemElements */
  constructor(itemElements) {
    this.#itemElements = itemElements;
    this.#items = new ItemRenderer(itemElements);
    this.layers = new GridLayers(itemElements);
    this.cells.append(...this.layers.elements);
  }

  /**
   * Returns whether a cell that flies is laid out as a whole photograph among squares.
   * @param {import('../engine/placement.js').Placement} placement
   */
  isReshaped({width, height}) {
    return this.#flies && (width !== this.#side || height !== this.#side);
  }

  /**
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} kept the item that keeps its element even out of view; -1 for none
   */
  draw(scene, kept) {
    this.#flies = scene.isMoving > 0;
    if (scene.layers) this.#side = scene.placement(scene.count + scene.headings).width;
    else if (!this.#flies) this.#side = scene.count && scene.placement(0).width;
    const side = `${this.#side}px`;
    const height = `${Math.min(scene.height, HIGHEST)}px`;
    this.#styles.write(
      [this.cells, {"--vitrine-side": side, "--vitrine-fit": scene.isWhole ? "contain" : "", "block-size": height}]);
    if (this.cells.hasAttribute("data-zooming") !== scene.layers > 0) this.cells.toggleAttribute("data-zooming");
    this.#itemElements.write(() => {
      this.#items.draw(scene, kept, (placement) => this.layers.place(placement));
      this.layers.draw(scene);
    });
  }
}
