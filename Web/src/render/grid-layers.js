import {attempt} from "../engine/attempt.js";

import {copyOf} from "./item-copy.js";
import {part, slot} from "./part.js";
import {WrittenStyles} from "./written-styles.js";

/** The slots of the layers, by the laps of the placements in them. */
const SLOTS = ["", "copies", "copies-in-front"];

/**
 * The layers of a grid. The first one contains the items. While the columns change, the others contain copies: those of items in the
 * layout of fewer columns, which fade, and that of the item between the fingers, which is in front of both.
 */
export class GridLayers {
  elements = SLOTS.map((name) => {
    const layer = part("div", "layer");
    layer.append(slot(name));
    return layer;
  });
  #itemElements;
  #styles = new WrittenStyles();
  /** @type {Map<number, import('./item-view.js').ItemView>} the copies, by their items */
  #copies = new Map();
  #frame = 0;
  /** Whether the copies that fade still cover the items. */
  #covers = false;

  /** @param {import('../items/item-elements.js').ItemElements} itemElements */
  constructor(itemElements) {
    this.#itemElements = itemElements;
  }

  /**
   * Places a copy of an item.
   * @param {import('../engine/placement.js').Placement} placement
   */
  place(placement) {
    const {item, lap} = placement;
    const view = this.#copies.get(item) ?? this.#copy(item);
    view.frame = this.#frame;
    if (view.element.slot !== SLOTS[lap]) view.element.slot = SLOTS[lap];
    view.place(placement);
  }

  /**
   * Places the layers, and removes the copies that this frame did not place.
   * @param {import('../engine/scene.js').Scene} scene
   */
  draw(scene) {
    const first = scene.count + scene.headings;
    this.#covers = scene.layers > 0 && scene.placement(first + 1).opacity > 0.5;
    for (const [lap, element] of this.elements.entries()) {
      const {lap: isWhole, width, x, y, scale, opacity} = scene.placement(first + Math.min(lap, 1));
      this.#styles.write([
        element,
        scene.layers ? {
          "--vitrine-side": `${width}px`,
          "--vitrine-fit": isWhole ? "contain" : "cover",
          "transform": `translate(${x}px, ${y}px) scale(${scale})`,
          "opacity": `${lap === 1 ? opacity : 1}`,
        } :
                       {"--vitrine-side": "", "--vitrine-fit": "", "transform": "", "opacity": ""},
      ]);
    }
    for (const [item, view] of this.#copies)
      if (view.frame !== this.#frame) this.#remove(item, view);
    this.#frame++;
  }

  /**
   * Returns the item whose copy people see at a point of the window; -1 for none.
   * @param {MouseEvent} event
   */
  itemAt({clientX, clientY}) {
    for (const [item, {element}] of this.#copies) {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const isInside = left <= clientX && clientX < right && top <= clientY && clientY < bottom;
      if (isInside && (this.#covers || element.slot === SLOTS[2])) return item;
    }
    return -1;
  }

  /** Removes all copies, because items changed. */
  clear() {
    for (const [item, view] of this.#copies) this.#remove(item, view);
  }

  /** @param {number} item */
  #copy(item) {
    const {items, host} = this.#itemElements;
    const original = this.#itemElements.element(item) ?? document.createElement("a");
    if (!original.parentNode) attempt(() => items?.render(item, original));
    const copy = copyOf(original);
    copy.removeAttribute("href");
    // It is seen at once.
    for (const image of copy.querySelectorAll("img")) image.decoding = "sync";
    const view = this.#itemElements.makeView(copy);
    view.release();
    view.loadPictures();
    host.append(copy);
    this.#copies.set(item, view);
    return view;
  }

  /**
   * @param {number} item
   * @param {import('./item-view.js').ItemView} view
   */
  #remove(item, view) {
    view.element.remove();
    this.#copies.delete(item);
  }
}
