import {claim, Claim} from "./exhibit.js";
import {seconds} from "./model.js";
import {StripExhibit} from "./strip-exhibit.js";

/** The events of rows that are stitched, numbered as in `Arguments.swift`. */
const STITCH = 17;
const MAGNIFY = 18;

/** The phases of a pinch on a trackpad, as in `Magnify.swift`. */
export const Phase = Object.freeze({began: 0, changed: 1, ended: 2, cancelled: 3, turned: 4});

/** The model of a row of photographs that is stitched together. */
export class StitchedExhibit extends StripExhibit {
  /**
   * @param {boolean} isStitched
   * @param {boolean} animated
   * @param {number} time
   */
  stitch(isStitched, animated, time) {
    this.send(STITCH, [+isStitched, +animated], time, time);
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
   * Remembers whether it is stitched.
   *
   * @param {string} name
   * @param {number[]} numbers
   */
  note(name, numbers) {
    super.note(name, numbers);
    const isStitched = numbers[0] === 1;
    if (name === "stitch") this.remember("stitch", () => this.stitch(isStitched, false, seconds()));
  }
}
