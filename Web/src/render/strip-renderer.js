import {focusedIn} from "../dom/focus.js";
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
  /** The plane of the items: the view without the padding of the strip, which the view shows too. */
  plane = document.createElement("div");
  space = new LayoutSpace(this.plane);
  #itemElements;
  #items;
  #revision = NaN;

  /**
   * @param {import('../items/item-elements.js').ItemElements} itemElements
   * @param {() => void} refresh requests a frame
   */
  constructor(itemElements, refresh) {
    this.#itemElements = itemElements;
    // A finger that goes back and forth brings the same items back.
    this.#items = new ItemRenderer(itemElements, 2);
    this.copies = new Copies(itemElements, this.viewport, () => {
      this.invalidate();
      refresh();
    });
    const items = document.createElement("section");
    items.append(slot(""), slot(COPIES));
    this.track.element.append(items);
    this.plane.append(this.track.element);
    this.viewport.append(this.plane);
    this.viewport.tabIndex = 0;
    this.viewport.setAttribute("role", "group");
  }

  /**
   * Moves the items all together, and draws them if more than their offset has changed.
   *
   * @param {Scene} scene
   * @param {number} time of the scene, in seconds
   * @param {import('../engine/compositor-motion.js').CompositorMotion | undefined} motion that the compositor plays
   */
  draw(scene, time, motion) {
    this.track.draw(scene, time, motion);
    if (scene.revision !== this.#revision) this.#itemElements.write(() => this.#drawItems(scene));
  }

  /** Measures the plane. The view reaches to the edges of the strip's padding, so that the shadows of items show there. */
  measure() {
    const {style} = this.viewport;
    const space = this.space.measure();
    const {padding} = getComputedStyle(this.#itemElements.host);
    if (style.padding !== padding) {
      style.padding = padding;
      style.margin = padding.replace(/[\d.]+/g, "-$&");
    }
    return space;
  }

  /** Draws everything anew in the next frame, because elements belong to other items now or the model is new. */
  invalidate() {
    this.copies.clear();
    this.#revision = NaN;
  }

  /** @param {Scene} scene */
  #drawItems(scene) {
    this.copies.begin();
    // An item of data keeps its element wherever the strip is while focus is in it.
    const kept = this.#itemElements.items ? this.#itemElements.indexOf(focusedIn(this.#itemElements.host)) : -1;
    this.#items.draw(scene, kept, (copy) => this.copies.place(copy));
    this.copies.end();
    this.#revision = scene.revision;
  }
}
