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
  ease(element, name, values, {start, end, easings}, stiffness, offset) {
    if (values.every((value) => value === values[0])) return;
    const eased = {
      animate: (/** @type {any} */ keyframes, /** @type {any} */ timing) =>
        element.animate(keyframes, {...timing, easing: easings[stiffness]}),
    };
    this.play(
      eased, {
        [name]: values,
        ...offset &&
          {
            offset
          }
      },
      start, end);
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
}
