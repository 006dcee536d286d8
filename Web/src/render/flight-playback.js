import {CompositorPlayback} from "./compositor-playback.js";

/** @typedef {import('../engine/flight-motion.js').FlightMotion} FlightMotion */

/** The stiffness of the spring of the groups that fade. */
export const GROUPS = 1;

/** The flight that the browser's compositor plays, with one easing for all photographs of a spring. */
export class FlightPlayback extends CompositorPlayback {
  /** Whether nothing has happened since the last frame. Script draws a flight while there are events in each frame. */
  isCalm = false;

  interrupt() {
    this.isCalm = false;
    return super.interrupt();
  }

  /**
   * Moves a property of an element through its values. An animation between equal values would keep Chromium's main thread at work.
   *
   * @param {HTMLElement} element
   * @param {string} name
   * @param {string[]} values
   * @param {FlightMotion} motion
   * @param {number} stiffness of its spring
   * @param {number[]} [offset] shares of the way
   */
  ease(element, name, values, motion, stiffness, offset) {
    if (values.every((value) => value === values[0])) return;
    const keyframes = {
      [name]: values,
      ...offset &&
        {
          offset
        }
    };
    this.#play(element, keyframes, motion, stiffness);
  }

  /**
   * Moves an element and its clip path, which shows a part of it. One animation has both, so a browser whose compositor cannot clip
   * does not move the element without its clip path.
   *
   * @param {HTMLElement} element
   * @param {string[]} transforms the first and the last one
   * @param {import('../engine/flight-motion.js').FlownMotion} flown
   * @param {FlightMotion} motion
   */
  clip(element, [first = "", last = ""], {stiffness, offsets, values}, motion) {
    if (values.every((value) => value === values[0]))
      return this.ease(element, "transform", [first, last], motion, stiffness);
    const ends = first === last ? [] : [[0, {transform: first}], [values.length - 1, {transform: last}]];
    const transforms = new Map(/** @type {[number, {transform: string}][]} */ (ends));
    const keyframes =
      values.map((clipPath, index) => ({clipPath, offset: offsets[index] ?? null, ...transforms.get(index)}));
    this.#play(element, keyframes, motion, stiffness);
  }

  /**
   * Lets an element fade as the group of an exhibit.
   *
   * @param {HTMLElement} element
   * @param {string[]} opacities the first and the last one
   * @param {FlightMotion} motion
   */
  fade(element, [first = "", last = ""], motion) {
    const {crossing} = motion;
    if (crossing) this.ease(element, "opacity", [first, "0", last], motion, GROUPS, [0, crossing, 1]);
    else this.ease(element, "opacity", [first, last], motion, GROUPS);
  }

  /**
   * @param {HTMLElement} element
   * @param {globalThis.Keyframe[] | PropertyIndexedKeyframes} keyframes
   * @param {FlightMotion} motion
   * @param {number} stiffness of its spring
   */
  #play(element, keyframes, {start, end, easings}, stiffness) {
    const eased = {
      animate: (/** @type {any} */ keyframes, /** @type {any} */ timing) =>
        element.animate(keyframes, {...timing, easing: easings[stiffness]}),
    };
    this.play(eased, keyframes, start, end);
  }
}
