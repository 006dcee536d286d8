import {Phase} from "./stitched-exhibit.js";

/** The turn of a wheel that makes something e times larger, in pixels: so browsers tell the pinch of a trackpad. */
const TURN = 100;

/** Safari's events of a trackpad's pinch. */
const gestures = Object.freeze({gesturestart: Phase.began, gesturechange: Phase.changed, gestureend: Phase.ended});

/** @typedef {Event & { scale: number, clientX: number, clientY: number }} Gesture */

/** What pinches a row besides two fingers on it: a trackpad, and the wheel while the control key is held. */
export class Pinch {
  #strip;

  /** @param {import('./stitched-carousel.js').VitrineStitchedCarousel} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const options = {signal, passive: false};
    this.#strip.addEventListener("wheel", (event) => this.#turned(event), options);
    for (const [type, phase] of Object.entries(gestures))
      this.#strip.addEventListener(type, (event) => this.#felt(/** @type {Gesture} */ (event), phase), options);
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    if (!event.ctrlKey || event.defaultPrevented) return;
    this.#tell(event, Phase.turned, Math.exp(-event.deltaY / TURN));
  }

  /**
   * @param {Gesture} event
   * @param {number} phase
   */
  #felt(event, phase) {
    this.#tell(event, phase, event.scale);
  }

  /**
   * The page is not zoomed by what is meant for the row.
   *
   * @param {WheelEvent | Gesture} event
   * @param {number} phase
   * @param {number} scale
   */
  #tell(event, phase, scale) {
    const {strip, viewport, shown} = this.#strip;
    const {x, y} = viewport.getBoundingClientRect();
    event.preventDefault();
    strip?.magnify(phase, scale, {x: event.clientX - x, y: event.clientY - y}, event.timeStamp / 1000, shown);
    this.#strip.refresh();
  }
}
