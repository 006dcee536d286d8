import {LayoutSpace} from "../input/layout-space.js";

import {COPIES, Copies} from "./copies.js";
import {ItemRenderer} from "./item-renderer.js";
import {part, slot} from "./part.js";
import {Track} from "./track.js";

/** @typedef {import('../engine/scene.js').Scene} Scene */

/** Draws the scenes of a strip: its offset, its items, and copies of items where a loop has too few. */
export class StripRenderer {
  /** The part that shows the items. */
  viewport = part("div", "viewport");
  track = new Track();
  space = new LayoutSpace(this.viewport);
  #itemElements;
  #items;
  #revision = NaN;

  /**
   * @param {HTMLElement} host
   * @param {import('../items/item-elements.js').ItemElements} itemElements
   * @param {typeof import('./item-view.js').ItemView} View
   * @param {() => void} refresh requests a frame
   */
  constructor(host, itemElements, View, refresh) {
    this.#itemElements = itemElements;
    // A finger that goes back and forth brings the same items back.
    this.#items = new ItemRenderer(itemElements, 2);
    this.copies = new Copies({
      element: host,
      viewport: this.viewport,
      View,
      original: (index) => itemElements.element(index),
      redraw: () => {
        this.#revision = NaN;
        refresh();
      },
    });
    const items = document.createElement("section");
    items.append(slot(""), slot(COPIES));
    this.track.element.append(items);
    this.viewport.append(this.track.element);
    this.viewport.tabIndex = 0;
    this.viewport.setAttribute("role", "group");
  }

  /**
   * Moves the items all together. Returns whether they must be drawn, too: a plain scroll changes only the offset.
   *
   * @param {Scene} scene
   * @param {number} time of the scene, in seconds
   * @param {import('../engine/compositor-motion.js').CompositorMotion | undefined} motion
   */
  move(scene, time, motion) {
    this.track.draw(scene, time, motion);
    return scene.revision !== this.#revision;
  }

  /**
   * @param {Scene} scene
   * @param {number} kept the item that keeps its element even out of view; -1 for none
   */
  draw(scene, kept) {
    this.copies.begin();
    this.#items.draw(scene, kept, (copy) => this.copies.place(copy, this.#itemElements.element(copy.item)));
    this.copies.end();
    this.#revision = scene.revision;
  }

  /** Draws everything anew in the next frame, because elements belong to other items now or the engine is another. */
  invalidate() {
    this.copies.clear();
    this.#revision = NaN;
  }
}
