import {course, COURSE_NUMBERS} from "./course.js";
import {Scene} from "./scene.js";

/** @typedef {import('./engine.js').Engine} Engine */

/** The exhibits the engine knows, numbered as in `Exports.swift`. */
export const Kind = Object.freeze({photoGrid: 0, photoViewer: 1, carousel: 2, expanding: 3, stitched: 4});

/** The events, numbered as in `Arguments.swift`. */
const POINTER = 0;
const KEY = 1;
const VIEWPORT = 2;
const ENVIRONMENT = 3;
const OPTION = 4;
const COUNT = 5;
const FOCUS = 6;
const OPEN = 7;
const CLOSE = 8;
const SELECT = 9;
const INSERT = 13;
const REMOVE = 14;
const MOVE = 20;

/** The signals, in the order of `Arguments.swift`. */
const signals = Object.freeze(
  ["open", "close", "settle", "need", "focus", "scroll", "change", "expand", "stitch", "haptic"],
);

/** The keys the engine knows, in the order of `Key.swift`, by their names in the DOM. */
const keys = Object.freeze(
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "s"],
);

/** What a response can claim, as in `Response.swift`. */
export const Claim = Object.freeze({pending: 0, mine: 1, yours: 2});

/**
 * @typedef {object} Signal
 * @property {string} name
 * @property {readonly number[]} numbers
 */

/**
 * One model in the engine: events go in, scenes and signals come out. Times are seconds of the page's clock.
 *
 * It remembers what a model cannot find out again (how large the page is, what is set, what is open), and tells it to a new
 * one when the engine had to be replaced.
 */
export class Exhibit {
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
   * The place the exhibit is seen in, in pixels: its size, its corner on the screen, and the window on it.
   *
   * @param {{ width: number, height: number, x: number, y: number }} frame
   * @param {{ x: number, y: number, width: number, height: number }} window
   * @param {number} time
   */
  look(frame, window, time) {
    const {width, height, x, y} = frame;
    const numbers = [width, height, x, y, window.x, window.y, window.width, window.height];
    this.tell("viewport", VIEWPORT, numbers, time);
  }

  /**
   * @param {{ isRightToLeft: boolean, reducesMotion: boolean, displayScale: number }} environment
   * @param {number} time
   */
  prefer({isRightToLeft, reducesMotion, displayScale}, time) {
    this.tell("environment", ENVIRONMENT, [+isRightToLeft, +reducesMotion, displayScale], time);
  }

  /**
   * @param {number} option
   * @param {number} value
   * @param {number} time
   */
  set(option, value, time) {
    this.tell(`option ${option}`, OPTION, [option, value], time);
  }

  /**
   * There are other items now, so many.
   *
   * @param {number} items
   * @param {number} time
   */
  count(items, time) {
    this.tell("items", COUNT, [items], time);
  }

  /**
   * Items came and went.
   *
   * @param {readonly import('./changes.js').Change[]} changes
   * @param {number} items how many there are now
   * @param {number} time
   */
  edit(changes, items, time) {
    for (const change of changes) this.change(change, 0, time);
    this.remember("items", () => this.send(COUNT, [items], time, time));
  }

  /**
   * One change; what comes is `extent` pixels long.
   *
   * @param {import('./changes.js').Change} change
   * @param {number} extent
   * @param {number} time
   */
  change({at, by, to}, extent, time) {
    if (to !== undefined) this.send(MOVE, [at, by, to], time, time);
    else if (by > 0) this.send(INSERT, [by, at, extent], time, time);
    else this.send(REMOVE, [at, -by], time, time);
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

  /**
   * @param {number} item
   * @param {number} time
   */
  focus(item, time) {
    this.tell("focus", FOCUS, [item], time);
  }

  /**
   * @param {number} item
   * @param {boolean} animated
   * @param {number} time
   */
  select(item, animated, time) {
    this.send(SELECT, [item, +animated], time, time);
  }

  /**
   * @param {number} item
   * @param {number} ratio width divided by height
   * @param {boolean} animated
   * @param {number} time
   */
  open(item, ratio, animated, time) {
    this.#known.delete("close");
    this.remember("open", () => this.send(OPEN, [item, ratio, 0], time, time));
    this.send(OPEN, [item, ratio, +animated], time, time);
  }

  /**
   * @param {boolean} animated
   * @param {number} time
   */
  close(animated, time) {
    this.#closes(time);
    if (this.send(CLOSE, [+animated], time, time) >= 0 && !animated) this.#isClosed();
  }

  /**
   * One sample of a pointer; says whose the gesture is and whether the click after it must be swallowed.
   *
   * @param {import('./pointer.js').Sample} sample
   * @param {number} shown the time of the frame on screen
   */
  feel({id, phase, device, x, y, time, yieldsAtEnds = false}, shown) {
    const response = this.send(POINTER, [id, phase, device, x, y, +yieldsAtEnds], time, shown);
    return {claim: claim(response), suppressesClick: response > 0 && (response & 4) !== 0};
  }

  /**
   * Hands a key on; whether the exhibit took it.
   *
   * @param {string} key its name in the DOM
   * @param {number} time
   */
  press(key, time) {
    const number = keys.indexOf(key === "S" ? "s" : key);
    return number >= 0 && claim(this.send(KEY, [number], time, time)) === Claim.mine;
  }

  /**
   * Tells a viewer where the item it shows is on the page.
   *
   * @param {Exhibit | null} exhibit
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

  #nextSignal() {
    return this.#engine.run((engine) => engine.vitrine_signal(this.#handle)) ?? -1;
  }

  /**
   * Remembers where the model is on its way to by its own decision.
   *
   * @param {string} name
   * @param {number[]} numbers
   */
  note(name, [, isOpen = 0]) {
    if (name === "open") this.#known.delete("close");
    if (name === "close") this.#closes(seconds());
    if (name === "settle" && !isOpen) this.#isClosed();
  }

  /** @param {number} time */
  #closes(time) {
    this.remember("close", () => this.send(CLOSE, [0], time, time));
  }

  #isClosed() {
    this.#known.delete("open");
    this.#known.delete("close");
  }

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
      this.#engine.arguments(numbers.length).set(numbers);
      return engine.vitrine_event(this.#handle, kind, time, shown);
    }) ??
      -1;
  }
}

/**
 * The claim in a response.
 * @param {number} response
 */
export function claim(response) {
  return response < 0 ? Claim.yours : response & 3;
}

/** Now, in seconds of the page's clock. */
export function seconds() {
  return performance.now() / 1000;
}
