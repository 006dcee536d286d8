/** @typedef {import('../engine/placement.js').Placement} Placement */
/** @typedef {import('../engine/scene.js').Scene} Scene */
/** @typedef {import('./item-view.js').ItemView} ItemView */

/** Draws the placements of a scene, and uses elements again for other items when their own are out of view. */
export class ItemRenderer {
  #itemElements;
  #mostParked;
  #frame = 0;

  /**
   * @param {import('../items/item-elements.js').ItemElements} itemElements
   * @param {number} [mostParked] how many elements for data stay with their items out of view
   */
  constructor(itemElements, mostParked = 0) {
    this.#itemElements = itemElements;
    this.#mostParked = mostParked;
  }

  /**
   * @param {Scene} scene
   * @param {number} kept the item that keeps its element even out of view; -1 for none
   * @param {(placement: Placement) => void} [drawCopy] draws a copy of an item that is drawn elsewhere
   * @param {(placement: Placement) => boolean} [isLater] returns whether an item without an element gets one in a later frame
   */
  draw(scene, kept, drawCopy, isLater) {
    this.#frame++;
    const missing = [];
    for (let row = 0; row < scene.count; row++) {
      const {item, lap} = scene.placement(row);
      const view = lap === 0 ? this.#itemElements.view(item) : undefined;
      if (view) this.#place(view, scene.placement(row));
      else if (lap !== 0) drawCopy?.(scene.placement(row));
      else if (this.#itemElements.items && !isLater?.(scene.placement(row))) missing.push(row);
    }
    const spare = this.#parkOthers(kept);
    for (const row of missing)
      this.#place(this.#itemElements.use(spare.pop(), scene.placement(row).item), scene.placement(row));
    for (const view of spare) this.#itemElements.release(view);
  }

  /**
   * @param {ItemView} view
   * @param {Placement} placement
   */
  #place(view, placement) {
    // The browser itself loads the pictures that the first frame shows.
    if (this.#frame > 1 && view.frame < this.#frame - 1) view.loadPictures();
    view.frame = this.#frame;
    this.#itemElements.placed.add(view);
    view.place(placement);
    this.#itemElements.prepare(view);
  }

  /**
   * Hides the items that this frame does not show, and returns the views that other items can use: those without an item, and all
   * but the latest.
   *
   * @param {number} kept
   */
  #parkOthers(kept) {
    const {items, placed} = this.#itemElements;
    const parked = [];
    for (const view of placed) {
      if (view.frame === this.#frame) continue;
      view.park();
      if (!items) placed.delete(view);
      else if (view.index < 0 || view.index !== kept) parked.push(view);
    }
    parked.sort((one, other) => one.frame - other.frame);
    const spare = parked.filter(({index}, order) => index < 0 || order < parked.length - this.#mostParked);
    for (const view of spare) {
      placed.delete(view);
      this.#itemElements.detach(view);
    }
    return spare;
  }
}
