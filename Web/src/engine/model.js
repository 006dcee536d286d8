import {motionNumbers, readMotion} from "./compositor-motion.js";
import {SceneNumbers} from "./scene.js";

/** @typedef {import('./engine.js').Engine} Engine */

/** How many numbers `EVENT_SOURCE` has. */
export const SOURCE_NUMBERS = 10;

/** @typedef {[signal: number, first: number, second: number]} Signal a signal's kind and its numbers */

/** One model in the engine. Events go in; scenes and signals come out. */
export class Model {
  #kind;
  #scene;
  engine;
  /** The number of the model in the engine. */
  handle = 0;

  /**
   * @param {Engine} engine
   * @param {number} kind
   * @param {SceneNumbers} scene for its scenes
   */
  constructor(engine, kind, scene = new SceneNumbers()) {
    this.engine = engine;
    this.#kind = kind;
    this.#scene = scene;
    this.restart();
  }

  /** Begins anew, without any state. */
  restart() {
    this.engine.call("vitrine_drop", this.handle);
    this.handle = this.engine.call("vitrine_make", this.#kind) ?? 0;
  }

  /** Removes the model from the engine. */
  drop() {
    this.engine.call("vitrine_drop", this.handle);
    this.handle = 0;
  }

  /**
   * Sends an event and returns the engine's response, or -1 if there was none.
   *
   * @param {number} event
   * @param {readonly number[]} numbers
   * @param {number} time in seconds
   * @param {number} shown the time of the frame that the person saw, in seconds
   */
  send(event, numbers, time, shown) {
    const room = this.engine.arguments(numbers.length);
    room.set(numbers.length > room.length ? numbers.slice(0, room.length) : numbers);
    return this.engine.call("vitrine_event", this.handle, event, time, shown) ?? -1;
  }

  /**
   * Returns where an item is on the screen, as the numbers of `EVENT_SOURCE`.
   *
   * @param {number} item
   * @param {number} time in seconds
   */
  source(item, time) {
    this.engine.call("vitrine_source", this.handle, item, time);
    return [...this.engine.arguments().subarray(0, SOURCE_NUMBERS)];
  }

  /**
   * Returns the scene at a time, which stays valid until the next call; undefined if the engine trapped.
   * @param {number} time in seconds
   */
  scene(time) {
    return this.#read(this.#scene, "vitrine_scene", time);
  }

  /**
   * Returns the scene of a viewer to come at a later time, if nothing happens until then. It stays valid until the next call.
   * @param {number} time in seconds
   */
  preview(time) {
    return this.#read(new SceneNumbers(), "vitrine_preview", time);
  }

  /**
   * Returns the answer to a question; undefined if the engine trapped.
   *
   * @param {number} question
   * @param {number} about a time in seconds, or another number that the question is about
   */
  answer(question, about) {
    return this.engine.call("vitrine_answer", this.handle, question, about);
  }

  /** Returns how the last scene comes to rest if the compositor can play that; undefined otherwise. */
  compositorMotion() {
    this.engine.arguments(motionNumbers);
    const count = this.engine.call("vitrine_motion", this.handle) ?? 0;
    return count > 0 ? readMotion(this.engine.arguments(motionNumbers), count) : undefined;
  }

  /**
   * Returns the signals since the last call, oldest first.
   * @returns {Signal[]}
   */
  signals() {
    /** @type {Signal[]} */
    const signals = [];
    for (let signal; (signal = this.engine.call("vitrine_signal", this.handle) ?? -1) >= 0;) {
      const [first = 0, second = 0] = this.engine.arguments();
      signals.push([signal, first, second]);
    }
    return signals;
  }

  /**
   * @param {SceneNumbers} scene
   * @param {"vitrine_scene" | "vitrine_preview"} name
   * @param {number} time
   */
  #read(scene, name, time) {
    const address = this.engine.call(name, this.handle, time);
    return address ? scene.read(this.engine.memory, address) : undefined;
  }
}
