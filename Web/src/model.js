import {course, COURSE_NUMBERS} from "./course.js";
import {Scene} from "./scene.js";

/** @typedef {import('./engine.js').Engine} Engine */

/** The signals, in the order of `Arguments.swift`. */
const signals = Object.freeze(
  ["open", "close", "settle", "need", "focus", "scroll", "change", "expand", "stitch", "haptic"],
);

/**
 * @typedef {object} Signal
 * @property {string} name
 * @property {readonly number[]} numbers
 */

/**
 * One model in the engine: events go in, scenes and signals come out.
 *
 * It remembers what a model cannot find out again (how large the page is, what is set, what is open), and tells it to a new
 * one when the engine had to be replaced.
 */
export class Model {
  #engine;
  #kind;
  #revived;
  #handle = 0;
  #scene = new Scene();
  /** @type {Map<string, () => void>} */
  #known = new Map();
  /** @type {Signal[]} */
  #backlog = [];

  /**
   * @param {Engine} engine
   * @param {number} kind
   * @param {() => void} revived called when the model had to be made again
   */
  constructor(engine, kind, revived) {
    this.#engine = engine;
    this.#kind = kind;
    this.#revived = revived;
    this.revive();
    engine.join(this);
  }

  get handle() {
    return this.#handle;
  }

  /** Makes the model again and tells it what the old one knew. */
  revive() {
    this.#handle = 0;
    this.#handle = this.#engine.run((engine) => engine.vitrine_make(this.#kind)) ?? 0;
    for (const tell of this.#known.values()) tell();
    // What is said while it is told has been heard before, but for where it all ended.
    this.#backlog = this.signals().slice(-1).filter(({name}) => name === "settle");
    this.#revived();
  }

  /** Lets the model go. */
  drop() {
    this.#engine.leave(this);
    this.#engine.run((engine) => engine.vitrine_drop(this.#handle));
    this.#handle = 0;
  }

  /**
   * What a new model must be told in place of what is known under `name`.
   *
   * @param {string} name
   * @param {() => void} tell
   */
  remember(name, tell) {
    this.#known.set(name, tell);
  }

  /** @param {string} name of what a new model need not be told any more */
  forget(name) {
    this.#known.delete(name);
  }

  /**
   * Tells a viewer where the item it shows is on the page.
   *
   * @param {Model | null} exhibit
   * @param {number} item
   * @param {number} time
   */
  follow(exhibit, item, time) {
    this.#engine.run((engine) => engine.vitrine_follow(this.#handle, exhibit?.handle ?? 0, item, time));
  }

  /**
   * What is seen at `time`, good until the next call into the engine; undefined when the engine broke down over it.
   *
   * @param {number} time
   */
  draw(time) {
    return this.#engine.run((engine) => {
      const count = engine.vitrine_scene(this.#handle, time);
      if (count < 0) return undefined;
      return this.#scene.read(engine.memory.buffer, engine.vitrine_numbers(this.#handle), count);
    });
  }

  /** How the scene last drawn goes on to rest by its offset alone; undefined when more changes, or nothing. */
  course() {
    return this.#engine.run((engine) => {
      this.#engine.arguments(COURSE_NUMBERS);
      const steps = engine.vitrine_course(this.#handle);
      return steps > 0 ? course(this.#engine.arguments(COURSE_NUMBERS), steps) : undefined;
    });
  }

  /**
   * What has happened since the last call, oldest first; to be asked for after drawing.
   *
   * @returns {Signal[]}
   */
  signals() {
    const all = this.#backlog;
    this.#backlog = [];
    for (let number; (number = this.#nextSignal()) >= 0;) {
      const name = signals[number] ?? "";
      const numbers = [...this.#engine.arguments().subarray(0, 2)];
      this.note(name, numbers);
      all.push({name, numbers});
    }
    return all;
  }

  /**
   * Remembers what the model has decided by itself.
   *
   * @param {string} _name of a signal
   * @param {number[]} _numbers
   */
  note(_name, _numbers) {}

  /**
   * Sends what a new model would have to be told again.
   *
   * @param {string} name
   * @param {number} kind
   * @param {number[]} numbers
   * @param {number} time
   */
  tell(name, kind, numbers, time) {
    this.remember(name, () => this.send(kind, numbers, time, time));
    this.send(kind, numbers, time, time);
  }

  /**
   * @param {number} kind
   * @param {number[]} numbers
   * @param {number} time
   * @param {number} shown
   */
  send(kind, numbers, time, shown) {
    return this.#engine.run((engine) => {
      const room = this.#engine.arguments(numbers.length);
      room.set(numbers.length > room.length ? numbers.slice(0, room.length) : numbers);
      return engine.vitrine_event(this.#handle, kind, time, shown);
    }) ??
      -1;
  }

  #nextSignal() {
    return this.#engine.run((engine) => engine.vitrine_signal(this.#handle)) ?? -1;
  }
}

/** Now, in seconds of the page's clock. */
export function seconds() {
  return performance.now() / 1000;
}
