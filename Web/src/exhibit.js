import {Model, seconds} from "./model.js";

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
export const OPEN = 7;
const CLOSE = 8;
const SELECT = 9;
const STEP = 10;
const WHEEL = 11;
const INSERT = 13;
const MAGNIFY = 18;
const REMOVE = 14;
const MOVE = 20;

/** The keys the engine knows, in the order of `Key.swift`, by their names in the DOM. */
const keys = Object.freeze(
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "s"],
);

/** The keys that zoom, numbered as in `Key.swift`; plus without shift is an equals sign on many keyboards. */
const zooms = new Map([["+", 12], ["=", 12], ["-", 13], ["0", 14]]);

/** What a response can claim, as in `Response.swift`. */
export const Claim = Object.freeze({pending: 0, mine: 1, yours: 2});

/** A model, and what can be said about every exhibit. Times are seconds of the page's clock. */
export class Exhibit extends Model {
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
    this.forget("close");
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
   * @param {number} items how many on, or how many pages; below 0, back
   * @param {number} time
   */
  step(items, time) {
    this.send(STEP, [items], time, time);
  }

  /**
   * Hands a turn of the wheel on; whether the exhibit took it.
   *
   * @param {{ x: number, y: number, isSideways: boolean, isFocused: boolean }} wheel in pixels
   * @param {number} time
   */
  turn({x, y, isSideways, isFocused}, time) {
    return claim(this.send(WHEEL, [x, y, +isSideways, +isFocused], time, time)) === Claim.mine;
  }

  /**
   * Hands a trackpad's pinch on; whether the exhibit took it.
   *
   * @param {number} phase
   * @param {number} scale how many times larger it has become since the pinch began, or by this turn of a wheel
   * @param {{ x: number, y: number }} point from the top left of the viewport, in pixels
   * @param {number} time
   * @param {number} shown the time of the frame on screen
   */
  magnify(phase, scale, {x, y}, time, shown) {
    return claim(this.send(MAGNIFY, [phase, scale, x, y], time, shown)) === Claim.mine;
  }

  /**
   * One sample of a pointer; says whose the gesture is and whether the click after it must be swallowed.
   *
   * @param {import('./pointer.js').Sample} sample
   * @param {number} shown the time of the frame on screen
   */
  feel({id, phase, device, x, y, time, yieldsAtEnds = false, isOnControl = false}, shown) {
    const response = this.send(POINTER, [id, phase, device, x, y, +yieldsAtEnds, +isOnControl], time, shown);
    return {claim: claim(response), suppressesClick: response > 0 && (response & 4) !== 0};
  }

  /**
   * Hands a key on; whether the exhibit took it.
   *
   * @param {string} key its name in the DOM
   * @param {number} time
   */
  press(key, time) {
    const number = zooms.get(key) ?? keys.indexOf(key === "S" ? "s" : key);
    return number >= 0 && claim(this.send(KEY, [number], time, time)) === Claim.mine;
  }

  /**
   * Remembers where the model is on its way to by its own decision.
   *
   * @param {string} name
   * @param {number[]} numbers
   */
  note(name, [, isOpen = 0]) {
    if (name === "open") this.forget("close");
    if (name === "close") this.#closes(seconds());
    if (name === "settle" && !isOpen) this.#isClosed();
  }

  /** @param {number} time */
  #closes(time) {
    this.remember("close", () => this.send(CLOSE, [0], time, time));
  }

  #isClosed() {
    this.forget("open");
    this.forget("close");
  }
}

/**
 * The claim in a response.
 * @param {number} response
 */
export function claim(response) {
  return response < 0 ? Claim.yours : response & 3;
}
