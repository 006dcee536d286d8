import {attempt} from "../engine/attempt.js";
import {drawNow, requestFrame} from "../render/frame-loop.js";

/** @typedef {import('./driver.js').Driver} Driver */

/** The frames of an element, which its driver draws. `frame-loop.js` takes the steps of all elements together. */
export class Frames {
  driver;
  /** @type {import('../engine/scene.js').Scene | undefined} */
  #scene;
  #timer = 0;
  #hasFailed = false;
  #isReporting = false;
  /** The time of the frame on screen, in seconds. */
  shown = 0;

  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** Requests a frame. */
  request() {
    if (this.driver.model) requestFrame(this);
  }

  /**
   * Draws at once.
   * @param {number} time in seconds
   */
  drawNow(time) {
    if (this.driver.model) drawNow(this, time);
  }

  /**
   * Returns the time of the frame that a person saw at a time, in seconds.
   * @param {number} time
   */
  shownAt(time) {
    // The compositor shows every instant of a motion. An event may change it.
    if (this.driver.compositorPlayback?.interrupt()) this.shown = time;
    return this.shown;
  }

  /** Draws no more frames until the next one is requested. */
  end() {
    clearTimeout(this.#timer);
  }

  /** @param {number} time */
  evaluate(time) {
    this.#scene = this.driver.evaluate(time);
  }

  /** @param {number} time */
  render(time) {
    if (!this.driver.model) return;
    if (!this.#scene) return this.#retry();
    this.#hasFailed = false;
    this.shown = time;
    this.driver.draw(this.#scene, time);
    // Script draws each frame of a motion that the compositor does not play.
    const wakeAt = this.driver.compositorPlayback?.wakeAt;
    if (this.#scene.isMoving && wakeAt === undefined) this.driver.refresh();
    this.#requestAt(wakeAt ?? this.#scene.wakeAt);
  }

  report() {
    const {model} = this.driver;
    // A scene is missing after a trap. The next frame draws what the signals say.
    if (!this.#scene || !model) return;
    // The page's code may call a method that draws at once. Its signals come in the next frame, after those of this one.
    if (this.#isReporting) return this.request();
    this.#isReporting = true;
    for (const signal of model.signals()) attempt(() => this.driver.onSignal(signal));
    this.#isReporting = false;
  }

  /** Draws once more after the engine was replaced. A model that makes each engine fail is given up. */
  #retry() {
    if (this.#hasFailed) this.driver.dropModel();
    this.#hasFailed = true;
    this.request();
  }

  /** @param {number} time in seconds; -1 for never */
  #requestAt(time) {
    this.end();
    if (time >= 0) this.#timer = setTimeout(() => this.request(), Math.max(0, time - this.driver.now) * 1000);
  }
}
