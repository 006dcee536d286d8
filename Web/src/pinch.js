import {wheelTurn} from "./wheel.js";

/** The phases of a pinch on a trackpad, as in `Magnify.swift`. */
const Phase = Object.freeze({began: 0, changed: 1, ended: 2, turned: 4});

/** The turn of a wheel that makes something e times larger, in pixels: so browsers tell the pinch of a trackpad. */
const TURN = 100;

/** Safari's events of a trackpad's pinch. */
const gestures = Object.freeze({gesturestart: Phase.began, gesturechange: Phase.changed, gestureend: Phase.ended});

/** @typedef {Event & { scale: number, clientX: number, clientY: number }} Gesture */

/** What pinches an exhibit besides two fingers on it: a trackpad, and the wheel while the control key is held. */
export class Pinch {
  #host;
  #target;
  #viewport;

  /**
   * @param {import('./element.js').VitrineElement} host
   * @param {HTMLElement} target what is pinched
   * @param {() => HTMLElement} viewport the part of it that shows the photographs
   */
  constructor(host, target, viewport = () => target) {
    this.#host = host;
    this.#target = target;
    this.#viewport = viewport;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const options = {signal, passive: false};
    this.#target.addEventListener("wheel", (event) => this.#turned(event), options);
    for (const [type, phase] of Object.entries(gestures))
      this.#target.addEventListener(type, (event) => this.#felt(/** @type {Gesture} */ (event), phase), options);
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    if (!event.ctrlKey || event.defaultPrevented) return;
    this.#tell(event, Phase.turned, Math.exp(-wheelTurn(event, this.#viewport(), false).y / TURN));
  }

  /**
   * @param {Gesture} event
   * @param {number} phase
   */
  #felt(event, phase) {
    this.#tell(event, phase, event.scale);
  }

  /**
   * The page is not zoomed by what is meant for the exhibit.
   *
   * @param {WheelEvent | Gesture} event
   * @param {number} phase
   * @param {number} scale
   */
  #tell(event, phase, scale) {
    const {exhibit, shown} = this.#host;
    const {x, y} = this.#viewport().getBoundingClientRect();
    event.preventDefault();
    exhibit?.magnify(phase, scale, {x: event.clientX - x, y: event.clientY - y}, event.timeStamp / 1000, shown);
    this.#host.refresh();
  }
}
