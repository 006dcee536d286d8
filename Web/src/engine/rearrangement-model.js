import {KIND_REARRANGEMENT, REARRANGEMENT_FIELDS, REARRANGEMENT_MOTION} from "../abi.js";

import {MOST_NUMBERS, readFlight} from "./flight-motion.js";
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
  /**
   * Returns the flights at a later time, if nothing happens until then; undefined if the engine trapped.
   *
   * @param {number} time in seconds
   * @returns {RearrangementScene | undefined}
   */
  flightsToCome(time) {
    const address = this.engine.call("vitrine_preview", this.handle, time);
    return address ? /** @type {any} */ (new RearrangementNumbers().read(this.engine.memory, address)) : undefined;
  }

  /**
   * Returns how the flights of the last scene come to rest if the compositor can play that; undefined otherwise.
   * @param {number} count of photographs
   */
  motion(count) {
    this.engine.arguments(MOST_NUMBERS);
    return this.rearrange(REARRANGEMENT_MOTION, [], 0) === 1 ? readFlight(this.engine.arguments(MOST_NUMBERS), count) :
                                                               undefined;
  }
}
