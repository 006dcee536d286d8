import {StripExhibit} from "./strip-exhibit.js";

/** The event of strips of cards, numbered as in `Arguments.swift`. */
const EXPAND = 16;

/** The model of a row of cards that open in their places. */
export class ExpandingExhibit extends StripExhibit {
  /**
   * A card opens, or closes.
   *
   * @param {number} item
   * @param {boolean} isOpen
   * @param {boolean} animated
   * @param {number} time
   */
  expand(item, isOpen, animated, time) {
    this.send(EXPAND, [item, +isOpen, +animated], time, time);
  }
}
