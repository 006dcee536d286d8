import {changesBetween, indexAfter} from "./changes.js";

/**
 * The items of an exhibit that the viewer shows, which are its photographs in their order. It skips the others, such as a cell that
 * is a link to a page.
 *
 *     items        0  1  2  3  4
 *     photographs  0  1        2
 */
export class Photographs {
  #count;
  #items;

  /**
   * @param {number} count how many items there are
   * @param {readonly number[] | null} items the indices of those that are photographs; null for all
   */
  constructor(count, items) {
    this.#count = count;
    this.#items = items;
  }

  /** How many photographs there are. */
  get count() {
    return this.#items?.length ?? this.#count;
  }

  /**
   * Returns the index of the item that a photograph belongs to; -1 for none.
   * @param {number} photograph
   */
  item(photograph) {
    return this.#items ? this.#items[photograph] ?? -1 : photograph;
  }

  /**
   * Returns which photograph an item is; -1 if it is none.
   * @param {number} item
   */
  indexOf(item) {
    return this.#items ? this.#items.indexOf(item) : item;
  }

  /**
   * Returns how photographs came, went and moved while their items did.
   *
   * @param {Photographs} now
   * @param {readonly import('./changes.js').Change[]} changes of the items
   * @param {number} shown the item that the viewer shows, before the changes
   */
  changesTo(now, changes, shown) {
    if (!this.#items && !now.#items) return changes;
    const follow = (/** @type {number} */ photograph) => now.indexOf(indexAfter(this.item(photograph), changes));
    // A collection of data may be large, and only one of its items is shown.
    const isPartial = !this.#items || !now.#items;
    const known = isPartial ? [this.indexOf(shown)] : this.#items?.map((_, photograph) => photograph) ?? [];
    const all = known.map((photograph) => /** @type {const} */ ([photograph, follow(photograph)]));
    const kept = all.filter(([, to]) => to >= 0);
    return changesBetween(kept, this.count, now.count, !isPartial || kept.length === 0);
  }
}
