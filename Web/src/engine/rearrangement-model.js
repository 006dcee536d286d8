import {KIND_REARRANGEMENT, REARRANGEMENT_FIELDS} from "../abi.js";

import {Model} from "./model.js";
import {defineNumbers, SceneNumbers} from "./scene.js";

/** @typedef {import('../items/picture-frame.js').PictureFrame} PictureFrame */

/** The numbers of a photograph that flies: its item, its ratio, its focus, and the part of the item that it fills. */
/** @typedef {[item: number, ratio: number, focusX: number, focusY: number, ...frame: PictureFrame]} FlownPhoto */

/** @typedef {RearrangementNumbers & Readonly<Record<typeof REARRANGEMENT_FIELDS[number], number>>} RearrangementScene */

/** The photographs that fly at an instant, and the look of the others. */
class RearrangementNumbers extends SceneNumbers {}

defineNumbers(RearrangementNumbers, REARRANGEMENT_FIELDS);

/** The model of a flight of photographs between two exhibits. */
export class RearrangementModel extends Model {
  /** @param {import('./engine.js').Engine} engine */
  constructor(engine) {
    super(engine, KIND_REARRANGEMENT, new RearrangementNumbers());
  }

  /**
   * Performs an action, and returns its answer.
   *
   * @param {number} action
   * @param {readonly number[]} numbers
   * @param {number} time in seconds
   */
  rearrange(action, numbers, time) {
    this.engine.arguments(numbers.length).set(numbers);
    return this.engine.call("vitrine_rearrange", this.handle, action, time) ?? -1;
  }

  /**
   * Returns the photographs that fly at a time, until the next call; undefined if the engine trapped.
   *
   * @param {number} time in seconds
   * @returns {RearrangementScene | undefined}
   */
  flights(time) {
    return /** @type {RearrangementScene | undefined} */ (/** @type {unknown} */ (this.scene(time)));
  }
}
