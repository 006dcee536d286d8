import {PLACEMENT_FIELDS, SCENE_FIELDS, STRIDE} from "../abi.js";

import {PlacementNumbers} from "./placement.js";

/** @typedef {SceneNumbers & Readonly<Record<typeof SCENE_FIELDS[number], number>>} Scene */

/**
 * The scene of an element at an instant, read in place from the engine's memory.
 *
 * An element has one scene for all its frames, with one placement, which moves from row to row. So nothing is allocated while things
 * move.
 */
export class SceneNumbers {
  #memory = /** @type {WebAssembly.Memory | undefined} */ (undefined);
  /** All of the memory. */
  #numbers = new Float64Array(0);
  #first = 0;
  #row = 0;
  #placement = new PlacementNumbers((index) => this.number(this.#row + index));

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} address
   */
  read(memory, address) {
    if (this.#memory !== memory) this.#numbers = new Float64Array(memory.buffer);
    this.#memory = memory;
    this.#first = address / Float64Array.BYTES_PER_ELEMENT;
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

  /**
   * Returns the numbers of the first placements, which stay valid until the engine is called.
   * @param {number} count how many
   */
  rows(count) {
    return this.#numbers.subarray(this.#first + STRIDE, this.#first + (count + 1) * STRIDE);
  }

  /** @param {number} index */
  number(index) {
    // A call into the engine can grow its memory, which detaches every view of it.
    if (this.#memory && !this.#numbers.length) this.#numbers = new Float64Array(this.#memory.buffer);
    return this.#numbers[this.#first + index] ?? 0;
  }
}

defineNumbers(SceneNumbers, SCENE_FIELDS);
defineNumbers(PlacementNumbers, PLACEMENT_FIELDS);

/**
 * Defines properties of a class that read numbers which the engine writes, each at the index of its name.
 *
 * @param {{prototype: {number(index: number): number}}} reader
 * @param {readonly string[]} names
 */
export function defineNumbers({prototype}, names) {
  for (const [index, name] of names.entries()) {
    Object.defineProperty(prototype, name, {
      get() {
        return this.number(index);
      },
    });
  }
}
