import {FIRST_REMOVED} from "../abi.js";
import {indexAfter} from "../items/changes.js";

import {copyCell} from "./grid-layers.js";
import {part, slot} from "./part.js";

/** @typedef {import('./item-view.js').ItemView} ItemView */

/** The slot of the copies. The style sheets know the copies of cells by the beginning of its name: they size their pictures, and print none. */
const REMOVED = "copies-removed";

/**
 * Copies of items that were removed from a grid and fade out where they were, behind the cells.
 *
 * The page has taken the item away, or its element belongs to another item in the next frame. So its copy is made while the grid follows the
 * edit, if the engine draws it. The engine and the page both number all items that are removed.
 */
export class RemovedCells {
  /** Contains the copies. */
  element = part("div", "removed");
  #itemElements;
  /** @type {Map<number, ItemView>} the copies, by their numbers */
  #copies = new Map();
  /** The number of the next item that is removed. */
  #next = FIRST_REMOVED;

  /** @param {import('../items/item-elements.js').ItemElements} itemElements */
  constructor(itemElements) {
    this.#itemElements = itemElements;
    this.element.append(slot(REMOVED));
  }

  /**
   * Makes copies of the items that were removed, if the engine draws them.
   *
   * @param {readonly import('../items/changes.js').Change[]} changes
   * @param {Map<ItemView, number>} gone the views of items that were drawn and removed, with the indices of these before the changes
   * @param {() => import('../engine/scene.js').Scene | undefined} evaluate returns the scene after the changes
   */
  follow(changes, gone, evaluate) {
    /** @type {Map<number, ItemView>} */
    const numbers = new Map();
    for (const change of changes) {
      for (const [view, index] of gone) {
        const after = indexAfter(index, [change]);
        if (after < 0) {
          numbers.set(this.#next + index - change.at, view);
          gone.delete(view);
        } else {
          gone.set(view, after);
        }
      }
      if (change.to === undefined && change.by < 0) this.#next -= change.by;
    }
    const scene = numbers.size ? evaluate() : undefined;
    if (scene)
      forEachRemoved(scene, ({item}) => {
        const view = numbers.get(item);
        if (view) this.#copies.set(item, copyCell(this.#itemElements, view.element, REMOVED));
      });
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  draw(scene) {
    const drawn = new Set();
    forEachRemoved(scene, (placement) => {
      drawn.add(placement.item);
      this.#copies.get(placement.item)?.place(placement);
    });
    for (const number of this.#copies.keys())
      if (!drawn.has(number)) this.#remove(number);
  }

  /** Removes all copies, and begins to count, because the engine has another model. */
  restart() {
    for (const number of this.#copies.keys()) this.#remove(number);
    this.#next = FIRST_REMOVED;
  }

  /** @param {number} number */
  #remove(number) {
    this.#copies.get(number)?.element.remove();
    this.#copies.delete(number);
  }
}

/**
 * Calls a function with the placement of each item that was removed, which stays valid until the function returns.
 *
 * @param {import('../engine/scene.js').Scene} scene
 * @param {(placement: import('../engine/placement.js').Placement) => void} body
 */
function forEachRemoved(scene, body) {
  const first = scene.count + scene.headings + scene.layers;
  for (let row = first; row < first + scene.removed; row++) body(scene.placement(row));
}
