import { Scene } from './scene.js';

/** @typedef {import('./engine.js').Engine} Engine */

/** The exhibits the engine knows, numbered as in `Exports.swift`. */
export const Kind = Object.freeze({ photoGrid: 0, photoViewer: 1, carousel: 2 });

/** The events, numbered as in `Arguments.swift`. */
const Event = Object.freeze({
  pointer: 0,
  key: 1,
  viewport: 2,
  environment: 3,
  option: 4,
  count: 5,
  focus: 6,
  open: 7,
  close: 8,
});

/** The signals, in the order of `Arguments.swift`. */
const signals = Object.freeze(['open', 'close', 'settle', 'need', 'focus', 'scroll', 'change']);

/** The keys the engine knows, in the order of `Key.swift`, by their names in the DOM. */
const keys = Object.freeze(
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'],
);

/** What a response can claim, as in `Response.swift`. */
export const Claim = Object.freeze({ pending: 0, mine: 1, yours: 2 });

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
  #handle = 0;
  #scene = new Scene();
  /** @type {Map<string, { kind: number, numbers: number[] }>} */
  #known = new Map();

  /**
   * @param {Engine} engine
   * @param {number} kind
   */
  constructor(engine, kind) {
    this.#engine = engine;
    this.#kind = kind;
    this.revive();
    engine.join(this);
  }

  get handle() {
    return this.#handle;
  }

  /** Makes the model again and tells it what the old one knew. */
  revive() {
    this.#handle = this.#engine.run((engine) => engine.vitrine_make(this.#kind), 0);
    const now = performance.now() / 1000;
    for (const { kind, numbers } of this.#known.values()) this.#send(kind, numbers, now, now);
  }

  /** Lets the model go. */
  drop() {
    this.#engine.leave(this);
    this.#engine.run((engine) => engine.vitrine_drop(this.#handle), 0);
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
    const { width, height, x, y } = frame;
    const numbers = [width, height, x, y, window.x, window.y, window.width, window.height];
    this.#tell('viewport', Event.viewport, numbers, time);
  }

  /**
   * @param {{ isRightToLeft: boolean, reducesMotion: boolean, displayScale: number }} environment
   * @param {number} time
   */
  prefer({ isRightToLeft, reducesMotion, displayScale }, time) {
    this.#tell('environment', Event.environment, [+isRightToLeft, +reducesMotion, displayScale], time);
  }

  /**
   * @param {number} option
   * @param {number} value
   * @param {number} time
   */
  set(option, value, time) {
    this.#tell(`option ${option}`, Event.option, [option, value], time);
  }

  /**
   * @param {number} items
   * @param {number} time
   */
  count(items, time) {
    this.#tell('count', Event.count, [items], time);
  }

  /**
   * @param {number} item
   * @param {number} time
   */
  focus(item, time) {
    this.#tell('focus', Event.focus, [item], time);
  }

  /**
   * @param {number} item
   * @param {number} ratio width divided by height
   * @param {boolean} animated
   * @param {number} time
   */
  open(item, ratio, animated, time) {
    this.#known.set('open', { kind: Event.open, numbers: [item, ratio, 0] });
    this.#send(Event.open, [item, ratio, +animated], time, time);
  }

  /**
   * @param {boolean} animated
   * @param {number} time
   */
  close(animated, time) {
    this.#known.delete('open');
    this.#send(Event.close, [+animated], time, time);
  }

  /**
   * One sample of a pointer; says whose the gesture is and whether the click after it must be swallowed.
   *
   * @param {import('./pointer.js').Sample} sample
   * @param {number} shown the time of the frame on screen
   */
  feel({ id, phase, device, x, y, time }, shown) {
    const response = this.#send(Event.pointer, [id, phase, device, x, y], time, shown);
    return { claim: response & 3, suppressesClick: response > 0 && (response & 4) !== 0 };
  }

  /**
   * Hands a key on; whether the exhibit took it.
   *
   * @param {string} key its name in the DOM
   * @param {number} time
   */
  press(key, time) {
    const number = keys.indexOf(key);
    return number >= 0 && (this.#send(Event.key, [number], time, time) & 3) === Claim.mine;
  }

  /**
   * Tells a viewer where the item it shows is on the page.
   *
   * @param {Exhibit | null} exhibit
   * @param {number} item
   * @param {number} time
   */
  follow(exhibit, item, time) {
    this.#engine.run(
      (engine) => engine.vitrine_follow(this.#handle, exhibit?.handle ?? 0, item, time), undefined);
  }

  /**
   * What is seen at `time`; good until the next call into the engine.
   *
   * @param {number} time
   */
  draw(time) {
    return this.#engine.run((engine) => {
      const count = engine.vitrine_scene(this.#handle, time);
      return this.#scene.read(engine.memory.buffer, engine.vitrine_numbers(this.#handle), count);
    }, this.#scene.read(new ArrayBuffer(0), 0, 0));
  }

  /**
   * What has happened since the last call, oldest first; to be asked for after drawing.
   *
   * @returns {Signal[]}
   */
  signals() {
    const all = [];
    for (let number; (number = this.#nextSignal()) >= 0; ) {
      const name = signals[number] ?? '';
      if (name === 'close') this.#known.delete('open');
      all.push({ name, numbers: [...this.#engine.arguments().subarray(0, 2)] });
    }
    return all;
  }

  #nextSignal() {
    return this.#engine.run((engine) => engine.vitrine_signal(this.#handle), -1);
  }

  /**
   * Sends what a new model would have to be told again.
   *
   * @param {string} name
   * @param {number} kind
   * @param {number[]} numbers
   * @param {number} time
   */
  #tell(name, kind, numbers, time) {
    this.#known.set(name, { kind, numbers });
    this.#send(kind, numbers, time, time);
  }

  /**
   * @param {number} kind
   * @param {number[]} numbers
   * @param {number} time
   * @param {number} shown
   */
  #send(kind, numbers, time, shown) {
    this.#engine.arguments(numbers.length).set(numbers);
    return this.#engine.run((engine) => engine.vitrine_event(this.#handle, kind, time, shown), -1);
  }
}
