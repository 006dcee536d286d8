import {Exhibit, OPEN} from "./exhibit.js";
import {seconds} from "./model.js";

/** The event of viewers, numbered as in `Arguments.swift`. */
const PICTURE = 24;

/** As many pictures as a new model must be told of: more than it can show. */
const MOST = 8;

/** The model of a viewer: what every exhibit is told, and what only photographs on the full screen have. */
export class PhotoExhibit extends Exhibit {
  /**
   * What the picture of an item is like.
   *
   * @param {number} item
   * @param {number} ratio width divided by height
   * @param {number} width how many pixels wide it is; 0 where that is not known
   * @param {number} time
   */
  picture(item, ratio, width, time) {
    this.tell(`picture ${item % MOST}`, PICTURE, [item, ratio, width], time);
  }

  /**
   * Remembers which photograph is the one shown.
   *
   * @param {string} name
   * @param {number[]} numbers
   */
  note(name, numbers) {
    super.note(name, numbers);
    const [item = 0] = numbers;
    if (name === "change") this.remember("open", () => this.send(OPEN, [item, 0, 0], seconds(), seconds()));
  }
}
