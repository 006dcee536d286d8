import {EVENT_OPTION} from "../abi.js";
import {exhibitOf} from "../engine/options.js";

import {defaultOptions} from "./default-options.js";
import {Interception} from "./interception.js";
import {readTrace} from "./trace-reader.js";

/**
 * Plays a trace through an element, which must have as many items as the trace, of the same lengths. Until `stop()`, what happens to
 * the element itself has no effect.
 */
export class Replay {
  #element;
  /** @type {Interception} */
  #interception;
  #trace;
  /** The indices of the steps that are frames. */
  #frames;
  /** How many steps are played. */
  #played = 0;
  /** The time of the frame that is shown, in seconds. */
  #time = -Infinity;

  /**
   * @param {import('../elements/vitrine-element.js').VitrineElement} element in a page, of the exhibit that the trace is about
   * @param {string} text of the trace
   * @throws {SyntaxError} names a line that cannot be read
   */
  constructor(element, text) {
    this.#trace = readTrace(text);
    this.#frames = this.#trace.steps.flatMap(({event}, index) => (event === undefined ? [index] : []));
    this.#element = element;
    this.#interception = new Interception(element, {
      send: () => -1,
      scene: () => this.#interception.own.scene(this.#time),
    });
    this.#restart();
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
  show(time, onFrame = () => {}) {
    if (!this.#interception.isActive) return;
    if (time < this.#time) this.#restart();
    const {steps} = this.#trace;
    // The events after that frame belong to the next one.
    const last = this.#frames.filter((index) => steps[index].time <= time).at(-1) ?? -1;
    for (; this.#played <= last; this.#played++) this.#play(steps[this.#played], onFrame);
    this.#element.driver.drawNow();
  }

  /** Ends the replay. The element has its own state again. */
  stop() {
    if (!this.#interception.isActive) return;
    this.#interception.end();
    this.#interception.restart();
  }

  /**
   * @param {import('./trace-reader.js').Step} step
   * @param {(time: number, scene: import('../engine/scene.js').Scene) => void} onFrame
   */
  #play({event, numbers, time, shown = this.#time}, onFrame) {
    const {send, scene} = this.#interception.own;
    if (event === undefined) {
      this.#time = time;
      const drawn = scene(time);
      if (drawn) onFrame(time, drawn);
    } else {
      send(event, numbers, time, shown);
    }
  }

  #restart() {
    this.#interception.restart();
    for (const option of defaultOptions(exhibitOf(this.#element).kind))
      this.#interception.own.send(EVENT_OPTION, option, 0, 0);
    [this.#played, this.#time] = [0, -Infinity];
  }
}
