import {attempt} from "../../engine/attempt.js";
import {drawNow, requestFrame} from "../../render/frame-loop.js";

/** @typedef {import('./driver.js').Driver} Driver */

/** The frames of an element, which its driver draws. `frame-loop.js` takes the steps of all elements together. */
export class Frames {
  driver;
  /** @type {import('../../engine/scene.js').Scene | undefined} */
  #scene;
  #timer = 0;
  #isReporting = false;
  /** The time of the last frame that script has drawn, in seconds. */
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
   * Returns the time of the last frame that was presented, in seconds. An event that comes now may change a motion, so the next frame
   * ends what the compositor plays.
   */
  presented() {
    const {compositorPlayback, now} = this.driver;
    if (!compositorPlayback?.interrupt()) return this.shown;
    // The compositor has shown every frame until now. It may show the one that Chromium expects next, too.
    return Math.max(this.shown, now, Number(document.timeline.currentTime) / 1000);
  }

  /** Draws no more frames until the next one is requested. */
  end() {
    clearTimeout(this.#timer);
  }

  /** @param {number} time */
  evaluate(time) {
    // Times of events and of frames come in any order. Nothing is drawn as it was before the last frame.
    this.shown = Math.max(this.shown, time);
    if (REARRANGES) this.driver.rearrangement?.evaluate(this.driver, this.shown);
    this.#scene = this.driver.evaluate(this.shown);
  }

  render() {
    if (!this.driver.model || !this.#scene) return;
    this.driver.draw(this.#scene, this.shown);
    if (REARRANGES) this.driver.rearrangement?.draw(this.driver, this.#scene);
    // Script draws each frame of a motion that the compositor does not play.
    const wakeAt = this.driver.compositorPlayback?.wakeAt;
    if (this.#scene.isMoving && wakeAt === undefined) this.driver.refresh();
    this.#requestAt(wakeAt ?? this.#scene.wakeAt);
  }

  report() {
    const {model} = this.driver;
    if (!this.#scene || !model) return;
    // The page's code may call a method that draws at once. Its signals come in the next frame, after those of this one.
    if (this.#isReporting) return this.request();
    this.#isReporting = true;
    for (const signal of model.signals()) attempt(() => this.driver.onSignal(signal));
    this.#isReporting = false;
    if (REARRANGES) this.driver.rearrangement?.report(this.driver);
  }

  /** @param {number} time in seconds; -1 for never */
  #requestAt(time) {
    this.end();
    if (time >= 0) this.#timer = setTimeout(() => this.request(), Math.max(0, time - this.driver.now) * 1000);
  }
}
