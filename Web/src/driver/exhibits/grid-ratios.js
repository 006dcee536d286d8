import {EVENT_RATIOS, OPTION_LAYOUT} from "../../abi.js";
import {optionNumber} from "../../engine/options.js";
import {ask} from "../../items/item-answers.js";
import {declaredRatio, imageIn, naturalRatio, usableRatio} from "../../items/photo-ratio.js";
import {runs} from "../../items/runs.js";

/** The ratios of the photographs of a grid, which the engine needs for rows of whole photographs. */
export class GridRatios {
  #grid;
  /** Whether rows of whole photographs replace the squares. */
  isJustified = false;

  /** @param {import('./grid-driver.js').GridDriver} grid */
  constructor(grid) {
    this.#grid = grid;
  }

  /** Reads the layout, and sends all ratios that are known if it needs them. */
  send() {
    const {element, itemElements} = this.#grid;
    this.isJustified = optionNumber(element, OPTION_LAYOUT) > 0;
    if (this.isJustified) this.#send([...Array(itemElements.count).keys()]);
  }

  /**
   * Sends the ratio of a picture that has loaded. Data that say the ratios know better.
   * @param {EventTarget | null} image
   */
  onLoad(image) {
    const {items} = this.#grid.itemElements;
    const index = this.isJustified && !items?.ratio ? this.#grid.itemElements.indexOf(image) : -1;
    if (index >= 0) this.#send([index]);
  }

  /** @param {readonly number[]} indices of items, in order */
  #send(indices) {
    const ratios = indices.map((index) => this.#ratio(index));
    const known = indices.filter((_, order) => ratios[order]);
    let order = 0;
    const numbers = ratios.filter((ratio) => ratio);
    for (const {at, by} of runs(known)) {
      // Spreading ten thousand numbers takes a hundred times as long.
      this.#grid.send(EVENT_RATIOS, [at, by].concat(/** @type {number[]} */ (numbers.slice(order, order + by))));
      order += by;
    }
  }

  /**
   * Returns the ratio of a photograph, as the data, the page or the picture say; undefined if nobody knows.
   * @param {number} index
   */
  #ratio(index) {
    const {itemElements} = this.#grid;
    const element = itemElements.element(index);
    const given = usableRatio(ask(itemElements, "ratio", index));
    return given ?? (element && (declaredRatio(element) ?? naturalRatio(imageIn(element))));
  }
}
