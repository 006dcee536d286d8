import {readTrace} from "./trace-reader.js";

/** @typedef {import('../engine/model.js').Model} Model */

/**
 * Plays a trace through an element, whose items must be as many and as long as those of the trace. Until `stop()`, what happens to
 * the element itself has no effect.
 */
export class Replay {
  #element;
  #model;
  #trace;
  /** The indices of the steps that are frames. */
  #frames;
  #send;
  #scene;
  /** How many steps are played. */
  #played = 0;
  /** The time of the frame that is shown, in seconds. */
  #time = -Infinity;

  /**
   * @param {import('../elements/vitrine-element.js').VitrineElement} element of the exhibit that the trace is about
   * @param {string} text of the trace
   * @throws {SyntaxError} for a line that cannot be read
   */
  constructor(element, text) {
    const {model} = element;
    if (!model) throw new Error(`<${element.localName}>: a replay needs an element that is in a page`);
    this.#trace = readTrace(text);
    this.#frames = this.#trace.steps.flatMap(({event}, index) => (event === undefined ? [index] : []));
    this.#element = element;
    this.#model = model;
    ({send: this.#send, scene: this.#scene} = model);
    model.send = () => -1;
    model.scene = () => this.#scene.call(model, this.#time);
    // The compositor would go on with a motion from the frame that is shown.
    element.addEventListener("vitrine-move", ignore);
    model.restart();
  }

  /** The times of the frames, in seconds. */
  get frames() {
    return this.#frames.map((index) => this.#trace.steps[index].time);
  }

  /**
   * Shows the last frame until a time.
   *
   * @param {number} time in seconds
   * @param {(time: number, scene: import('../engine/scene.js').Scene) => void} onFrame hears of each frame that is played
   */
  show(time, onFrame = ignore) {
    if (time < this.#time) this.#restart();
    const {steps} = this.#trace;
    // The events after that frame belong to the next one.
    const last = this.#frames.filter((index) => steps[index].time <= time).at(-1) ?? -1;
    for (; this.#played <= last; this.#played++) this.#play(steps[this.#played], onFrame);
    this.#element.flush();
  }

  /** Ends the replay. The element has its own state again. */
  stop() {
    const model = /** @type {Partial<Model>} */ (this.#model);
    delete model.send;
    delete model.scene;
    this.#element.removeEventListener("vitrine-move", ignore);
    this.#model.restart();
  }

  /**
   * @param {import('./trace-reader.js').Step} step
   * @param {(time: number, scene: import('../engine/scene.js').Scene) => void} onFrame
   */
  #play({event, numbers, time, shown = this.#time}, onFrame) {
    if (event === undefined) {
      this.#time = time;
      const scene = this.#scene.call(this.#model, time);
      if (scene) onFrame(time, scene);
    } else {
      this.#send.call(this.#model, event, numbers, time, shown);
    }
  }

  #restart() {
    this.#model.restart();
    [this.#played, this.#time] = [0, -Infinity];
  }
}

function ignore() {}
