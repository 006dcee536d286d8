import {Cell} from "./cell.js";
import {allChanges, changes} from "./changes.js";
import {Collection} from "./collection.js";

/** @typedef {import('./scene.js').Scene} Scene */

/** @typedef {import('./collection.js').Items} Items */

/**
 * What a change of the collection means.
 *
 * @typedef {object} Renewal
 * @property {import('./changes.js').Change[]} changes
 * @property {Map<number, number>} moved the present place of every item that had an element, by the place it had; -1 for one
 *   that is gone
 */

/**
 * What an exhibit does with its elements besides placing them.
 *
 * @typedef {object} Keeper
 * @property {keyof HTMLElementTagNameMap} tag what elements are made of for items given as data
 * @property {typeof Cell} [Cell] what puts them where scenes want them
 * @property {(cell: Cell) => void} used an element is that of an item from now on
 * @property {(cell: Cell) => void} left an element is no item's any more
 */

/**
 * The elements of the items: the children of the page, or, for a collection given as data, elements that are used again for
 * other items when their own are far from view. Their order in the document is always that of the items.
 */
export class Cells {
  #host;
  #keeper;
  #collection;
  /** How many items there were when somebody last looked. */
  #count = 0;
  /** @type {Map<number, Cell>} */
  #drawn = new Map();
  /** @type {Set<Cell>} */
  #shown = new Set();
  #frame = 0;

  /**
   * @param {HTMLElement} host
   * @param {Keeper} keeper
   */
  constructor(host, keeper) {
    this.#host = host;
    this.#collection = new Collection(host);
    this.#keeper = keeper;
  }

  /** How many items there are. */
  get count() {
    return this.#count;
  }

  get items() {
    return this.#collection.items;
  }

  /** Takes another collection; elements that are there are used for its first items. */
  set items(items) {
    this.#collection.items = items;
    this.adopt();
  }

  /** The elements that are there become those of the first items, out of sight until a scene places them. */
  adopt() {
    this.#count = this.#collection.count;
    this.#drawn.clear();
    for (const [index, element] of this.#collection.children.entries()) {
      if (index >= this.#count) element.remove();
      else this.#keep(this.#cell(element, index), index).park();
    }
    this.#shown = new Set(this.items ? this.#drawn.values() : []);
  }

  /**
   * Follows the items to where they are now, because some came, went or changed.
   *
   * @param {(cell: Cell) => number} placeOf where an item is now, where that is known; -1 for nowhere
   * @returns {Renewal}
   */
  reload(placeOf = this.#collection.placeOf) {
    const before = [...this.#drawn.values()].sort((a, b) => a.index - b.index);
    const countBefore = this.#count;
    const moved = new Map(before.map((cell) => [cell.index, placeOf(cell)]));
    this.#count = this.#collection.count;
    this.#drawn.clear();
    for (const cell of before) this.#follow(cell, moved.get(cell.index) ?? -1);
    if (this.items) this.#sort();
    else this.#join();
    const kept = /** @type {[number, number][]} */ ([...moved].filter(([, to]) => to >= 0));
    const compare = this.items ? changes : allChanges;
    return {changes: compare(kept, countBefore, this.#count), moved};
  }

  /**
   * The element of an item, if it has one now.
   * @param {number} index
   */
  element(index) {
    return this.#drawn.get(index)?.element;
  }

  /**
   * Sees to it that an item has an element.
   * @param {number} index
   */
  demand(index) {
    if (!this.#drawn.has(index)) this.#shown.add(this.#use(undefined, index));
  }

  /** The elements there are now, with the indices of their items. */
  get elements() {
    return [...this.#drawn.values()];
  }

  /**
   * The index of the item whose element contains `node`, or -1.
   * @param {EventTarget | null} node
   */
  indexOf(node) {
    const child = node instanceof Node ? this.#childAround(node) : null;
    for (const {element, index} of this.#drawn.values())
      if (element === child) return index;
    return -1;
  }

  /**
   * Draws the placements of a scene; elements of other items are used for them or taken off the page.
   *
   * @param {Scene} scene
   * @param {number} held the item that keeps its element whatever the scene says
   * @param {(scene: Scene) => void} [copied] draws what is a copy of an item drawn elsewhere
   */
  draw(scene, held, copied) {
    this.#frame++;
    const missing = [];
    for (let row = 0; row < scene.count; row++) {
      const {item, lap} = scene.select(row);
      const cell = lap === 0 ? this.#drawn.get(item) : undefined;
      if (cell) this.#place(cell, scene);
      else if (lap !== 0) copied?.(scene);
      else if (this.items) missing.push(row);
    }
    const spare = this.#spare(held);
    for (const row of missing) this.#place(this.#use(spare.pop(), scene.select(row).item), scene);
    for (const cell of spare) this.#leave(cell);
  }

  /**
   * @param {Cell} cell
   * @param {Scene} placement
   */
  #place(cell, placement) {
    cell.frame = this.#frame;
    this.#shown.add(cell);
    cell.place(placement);
  }

  /**
   * Takes what this frame does not show out of sight, and answers the cells that can be used for other items.
   * @param {number} held
   */
  #spare(held) {
    const spare = [];
    for (const cell of this.#shown) {
      if (cell.frame === this.#frame) continue;
      cell.park();
      if (this.items && cell.index === held) continue;
      this.#shown.delete(cell);
      if (this.items) spare.push(cell);
      if (this.items && this.#drawn.get(cell.index) === cell) this.#drawn.delete(cell.index);
    }
    return spare;
  }

  /**
   * @param {HTMLElement} element
   * @param {number} index
   */
  #cell(element, index) {
    return new (this.#keeper.Cell ?? Cell)(element, index, undefined);
  }

  /**
   * @param {Cell | undefined} spare
   * @param {number} index
   */
  #use(spare, index) {
    const cell = spare ?? this.#cell(document.createElement(this.#keeper.tag), index);
    this.#host.insertBefore(cell.element, this.#following(index));
    return this.#keep(cell, index);
  }

  /**
   * @param {Cell} cell
   * @param {number} index
   */
  #keep(cell, index) {
    cell.index = index;
    this.#drawn.set(index, cell);
    if (this.items) this.#fill(cell, this.items);
    this.#keeper.used(cell);
    return cell;
  }

  /**
   * @param {Cell} cell
   * @param {Items} items
   */
  #fill(cell, items) {
    cell.key = items.key(cell.index);
    items.render(cell.index, cell.element);
  }

  /**
   * @param {Cell} cell
   * @param {number} index where its item is now; -1 for nowhere
   */
  #follow(cell, index) {
    if (index >= 0) return this.#keep(cell, index);
    cell.index = -1;
    if (this.items) return this.#shown.add(cell);
    this.#shown.delete(cell);
    return this.#leave(cell);
  }

  /** @param {Cell} cell */
  #leave(cell) {
    this.#keeper.left(cell);
    cell.release();
    if (this.items) cell.element.remove();
  }

  /** Children that are new are items too. */
  #join() {
    for (const [index, element] of this.#collection.children.entries())
      if (!this.#drawn.has(index)) this.#shown.add(this.#keep(this.#cell(element, index), index));
  }

  /** Puts the elements in the order of their items. One that is moved loses focus, and gets it back. */
  #sort() {
    const focused = document.activeElement;
    const focusVisible = focused?.matches(":focus-visible");
    /** @type {HTMLElement | null} */
    let next = null;
    for (const {element} of this.elements.sort((a, b) => b.index - a.index)) {
      if (next && element.nextElementSibling !== next) this.#host.insertBefore(element, next);
      next = element;
    }
    if (focused instanceof HTMLElement && this.#host.contains(focused))
      focused.focus({preventScroll: true, focusVisible});
  }

  /**
   * The element before which that of an item stands: the next one in the order of the items.
   * @param {number} index
   */
  #following(index) {
    let next = Infinity;
    for (const other of this.#drawn.keys())
      if (other > index && other < next) next = other;
    return this.#drawn.get(next)?.element ?? null;
  }

  /** @param {Node} node */
  #childAround(node) {
    let child = /** @type {Node | null} */ (node);
    while (child && child.parentNode !== this.#host) child = child.parentNode;
    return child;
  }
}
