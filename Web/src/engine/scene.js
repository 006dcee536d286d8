import {PLACEMENT_FIELDS, SCENE_FIELDS, STRIDE} from "../abi.js";

import {defineNumbers} from "./numbers.js";
import {PlacementNumbers} from "./placement.js";

/** @typedef {SceneNumbers & Readonly<Record<typeof SCENE_FIELDS[number], number>>} Scene */

/**
 * What the engine wants drawn at an instant, read in place from its memory.
 *
 * An element has one scene for all its frames, with one placement, which moves from row to row. So nothing is allocated while things
 * move.
 */
class SceneNumbers {
  /** The number of placements. */
  count = 0;
  #memory = /** @type {WebAssembly.Memory | undefined} */ (undefined);
  #numbers = new Float64Array(0);
  #address = 0;
  #row = 0;
  #placement = new PlacementNumbers((index) => this.number(this.#row + index));

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} address
   * @param {number} count
   */
  read(memory, address, count) {
    const isElsewhere = this.#memory !== memory || this.#address !== address || this.count < count;
    [this.#memory, this.#address, this.count] = [memory, address, count];
    if (isElsewhere) this.#view();
    return /** @type {Scene} */ (/** @type {unknown} */ (this));
  }

  /**
   * Returns a placement, which stays valid until the next call.
   * @param {number} row counted from 0
   */
  placement(row) {
    this.#row = (row + 1) * STRIDE;
    return /** @type {import('./placement.js').Placement} */ (/** @type {unknown} */ (this.#placement));
  }

  /** @param {number} index */
  number(index) {
    // A call into the engine can grow its memory, which detaches every view of it.
    if (!this.#numbers.length) this.#view();
    return this.#numbers[index] ?? 0;
  }

  #view() {
    const length = (this.count + 1) * STRIDE;
    if (this.#memory) this.#numbers = new Float64Array(this.#memory.buffer, this.#address, length);
  }
}

defineNumbers(SceneNumbers, SCENE_FIELDS);
defineNumbers(PlacementNumbers, PLACEMENT_FIELDS);

/** Makes the scene of an element. */
export function makeScene() {
  return new SceneNumbers();
}
