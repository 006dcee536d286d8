import {Exhibit} from "./exhibit.js";
import {seconds} from "./model.js";

/** The events of strips, numbered as in `Arguments.swift`. */
const EXTENTS = 12;
const ATTENTION = 15;
const STOPS = 19;
const SOURCE = 21;
const PAGE = 22;
const EXTENT = 23;

/** The model of a strip: what every exhibit is told, and what only a row of items has. */
export class StripExhibit extends Exhibit {
  /**
   * Called before every event; answers whether every instant was on the screen until then, not only the frames drawn here.
   *
   * @type {(time: number) => boolean}
   */
  interrupted = () => false;

  /**
   * @param {number} kind
   * @param {number[]} numbers
   * @param {number} time
   * @param {number} shown
   */
  send(kind, numbers, time, shown) {
    return super.send(kind, numbers, time, this.interrupted(time) ? time : shown);
  }

  /**
   * The items from `first` on are so long, in pixels along the strip.
   *
   * @param {number} first
   * @param {readonly number[]} extents
   * @param {number} time
   */
  measure(first, extents, time) {
    // Spreading ten thousand numbers takes a hundred times as long.
    this.send(EXTENTS, [first, extents.length].concat(extents), time, time);
  }

  /**
   * All items are so long, in pixels along the strip.
   *
   * @param {number} extent
   * @param {number} time
   */
  level(extent, time) {
    this.send(EXTENT, [extent], time, time);
  }

  /**
   * @param {readonly number[][]} stops of an effect, nine numbers each
   * @param {number} time
   */
  draws(stops, time) {
    this.tell("stops", STOPS, [stops.length, ...stops.flat()], time);
  }

  /**
   * @param {number} page of those that dots stand for
   * @param {number} time
   */
  turnTo(page, time) {
    this.send(PAGE, [page], time, time);
  }

  /**
   * @param {number} reasons why it shall not move by itself, as in `Attention.swift`
   * @param {number} time
   */
  attend(reasons, time) {
    this.tell("attention", ATTENTION, [reasons], time);
  }

  /**
   * The picture of the open item is here on the screen, with corners so round, in pixels.
   *
   * @param {{ x: number, y: number, width: number, height: number }} frame
   * @param {number} radius
   * @param {number} time
   */
  place({x, y, width, height}, radius, time) {
    this.send(SOURCE, [x, y, width, height, radius], time, time);
  }

  /**
   * Remembers the item it is on its way to.
   *
   * @param {string} name
   * @param {number[]} numbers
   */
  note(name, numbers) {
    super.note(name, numbers);
    const [item = 0] = numbers;
    if (name === "change") this.remember("select", () => this.select(item, false, seconds()));
  }
}
