import {attempt} from "../engine/attempt.js";

import {copyOf} from "./item-copy.js";
import {part, slot} from "./part.js";
import {WrittenStyles} from "./written-styles.js";

/** The slots of the layers, by the laps of the placements in them. */
const SLOTS = ["", "copies", "copies-in-front"];
/** How many copies a frame makes that nobody sees yet. A phone makes them within a frame. */
const AHEAD = 6;
/** How many copies that are not placed are made in advance. As many stay until the columns rest, besides one for each item. */
const SPARE = 150;
/** The opacity up to which nobody sees that copies are missing. */
const FAINT = 0.1;

/**
 * The layers of a grid. The first one contains the items. While the columns change, the others contain copies: those of items in the
 * layout of fewer columns, which fade, and that of the item between the fingers, which is in front of both.
 *
 * To make a copy takes long, so each frame makes a few of the items in view before they are needed. A copy that is needed no longer is
 * hidden, because the next stop may need it again. At rest there are no copies.
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
  /** Whether the copies that fade are too faint to be missed. */
  #isFaint = false;
  /** How many copies this frame may still make in advance. */
  #budget = 0;
  /** Whether the last frame left copies to the next one. */
  isUnfinished = false;

  /** @param {import('../items/item-elements.js').ItemElements} itemElements */
  constructor(itemElements) {
    this.#itemElements = itemElements;
  }

  /**
   * Begins a frame.
   * @param {import('../engine/scene.js').Scene} scene
   */
  begin(scene) {
    this.#isFaint = scene.placement(scene.count + scene.headings + 1).opacity < FAINT;
    this.#budget = AHEAD;
    this.isUnfinished = false;
    this.#frame++;
  }

  /**
   * Places a copy of an item.
   * @param {import('../engine/placement.js').Placement} placement
   */
  place(placement) {
    const {item, lap} = placement;
    let view = this.#copies.get(item);
    if (!view && lap === 1 && this.#isFaint && this.#budget <= 0) {
      this.isUnfinished = true;
      return;
    }
    view ??= this.#copy(item);
    const {element} = view;
    view.frame = this.#frame;
    if (element.slot !== SLOTS[lap]) element.slot = SLOTS[lap];
    view.place(placement);
  }

  /**
   * Ends a frame that has placed copies: hides those that would be in a wrong place, and makes some of those that are needed later.
   * @param {import('../engine/scene.js').Scene} scene
   */
  end(scene) {
    let items = scene.count;
    while (items > 0 && scene.placement(items - 1).lap > 0) items--;
    // In a transparent layer, they may be in a wrong place.
    const isSeen = scene.placement(scene.count + scene.headings + 1).opacity > 0;
    let spare = this.#copies.size;
    for (const {frame} of this.#copies.values()) spare -= +(frame === this.#frame);
    for (const [item, view] of this.#copies) {
      if (view.frame === this.#frame) continue;
      // Fingers that tremble at a stop need the copies of all items in every other frame.
      if (spare-- > items + SPARE || !scene.layers) this.#remove(item, view);
      else if (view.frame && (isSeen || view.element.slot === SLOTS[2])) this.#hide(view);
    }
    if (scene.layers) this.#prepare(scene, items);
  }

  /**
   * Places the layers.
   * @param {import('../engine/scene.js').Scene} scene
   */
  draw(scene) {
    const first = scene.count + scene.headings;
    this.#covers = scene.layers > 0 && scene.placement(first + 1).opacity > 0.5;
    for (const [lap, element] of this.elements.entries()) {
      const {x, y, scale, opacity} = scene.placement(first + Math.min(lap, 1));
      this.#styles.write([
        element,
        scene.layers ? {
          "transform": `translate(${x}px, ${y}px) scale(${scale})`,
          "opacity": `${lap === 1 ? opacity : 1}`,
        } :
                       {"transform": "", "opacity": ""},
      ]);
    }
  }

  /**
   * Makes copies of items in view, from the middle on, because fewer or more columns need them.
   *
   * @param {import('../engine/scene.js').Scene} scene
   * @param {number} items how many placements are those of items
   */
  #prepare(scene, items) {
    const most = scene.count - items + SPARE;
    for (let step = 0; step < items && this.#copies.size < most; step++) {
      const {item} = scene.placement((items >> 1) + (step % 2 ? -(step + 1) : step) / 2);
      if (this.#copies.has(item)) continue;
      this.isUnfinished ||= this.#budget <= 0;
      if (this.#budget <= 0) return;
      this.#copy(item);
    }
  }

  /**
   * Returns the item whose copy people see at a point of the window; -1 for none.
   * @param {MouseEvent} event
   */
  itemAt({clientX, clientY}) {
    let found = -1;
    for (const [item, {element}] of this.#copies) {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) continue;
      if (element.slot === SLOTS[2]) return item;
      if (this.#covers) found = item;
    }
    return found;
  }

  /** Removes all copies, because items changed. */
  clear() {
    for (const [item, view] of this.#copies) this.#remove(item, view);
  }

  /** @param {number} item */
  #copy(item) {
    this.#budget--;
    const {items} = this.#itemElements;
    const original = this.#itemElements.element(item) ?? document.createElement("a");
    if (!original.parentNode) attempt(() => items?.render(item, original));
    const view = copyCell(this.#itemElements, original, SLOTS[1]);
    this.#copies.set(item, view);
    return view;
  }

  /** @param {import('./item-view.js').ItemView} view which the style sheet keeps out of sight until it is placed again */
  #hide(view) {
    view.release();
    view.forget();
    view.frame = 0;
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

/**
 * Adds a copy of a cell to the page. Its pictures are decoded with it, so none appears late. Returns its view.
 *
 * @param {import('../items/item-elements.js').ItemElements} itemElements
 * @param {HTMLElement} cell
 * @param {string} name of its slot
 */
export function copyCell(itemElements, cell, name) {
  const copy = copyOf(cell);
  copy.removeAttribute("href");
  copy.slot = name;
  for (const image of copy.querySelectorAll("img")) image.decoding = "sync";
  const view = itemElements.makeView(copy);
  view.release();
  view.loadPictures();
  itemElements.host.append(copy);
  return view;
}
