import {seconds} from "./model.js";
import {StripExhibit} from "./strip-exhibit.js";

/** The event of rows that are stitched, numbered as in `Arguments.swift`. */
const STITCH = 17;

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
