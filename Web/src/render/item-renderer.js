/** @typedef {import('../engine/placement.js').Placement} Placement */
/** @typedef {import('../engine/scene.js').Scene} Scene */
/** @typedef {import('./item-view.js').ItemView} ItemView */

/** Draws the placements of a scene, and uses elements again for other items when their own are out of view. */
export class ItemRenderer {
  #elements;
  #frame = 0;

  /** @param {import('../items/item-elements.js').ItemElements} elements */
  constructor(elements) {
    this.#elements = elements;
  }

  /**
   * @param {Scene} scene
   * @param {number} kept the item that keeps its element even out of view; -1 for none
   * @param {(placement: Placement) => void} [drawCopy] draws a copy of an item that is drawn elsewhere
   */
  draw(scene, kept, drawCopy) {
    this.#frame++;
    const missing = [];
    for (let row = 0; row < scene.count; row++) {
      const {item, lap} = scene.placement(row);
      const view = lap === 0 ? this.#elements.view(item) : undefined;
      if (view) this.#place(view, scene.placement(row));
      else if (lap !== 0) drawCopy?.(scene.placement(row));
      else if (this.#elements.items) missing.push(row);
    }
    const spare = this.#parkOthers(kept);
    for (const row of missing)
      this.#place(this.#elements.use(spare.pop(), scene.placement(row).item), scene.placement(row));
    for (const view of spare) this.#elements.release(view);
  }

  /**
   * @param {ItemView} view
   * @param {Placement} placement
   */
  #place(view, placement) {
    view.frame = this.#frame;
    this.#elements.placed.add(view);
    view.place(placement);
    this.#elements.prepare(view);
  }

  /**
   * Hides the items that this frame does not show, and returns the views that other items can use.
   * @param {number} kept
   */
  #parkOthers(kept) {
    const {items, placed} = this.#elements;
    const spare = [];
    for (const view of placed) {
      if (view.frame === this.#frame) continue;
      view.park();
      if (items && kept >= 0 && view.index === kept) continue;
      placed.delete(view);
      if (!items) continue;
      spare.push(view);
      this.#elements.detach(view);
    }
    return spare;
  }
}
