import {EVENT_RATIOS, OPTION_LAYOUT, OPTION_ZOOM} from "../../abi.js";
import {optionNumber} from "../../engine/options.js";
import {ask} from "../../items/item-answers.js";
import {declaredRatio, imageIn, naturalRatio, usableRatio} from "../../items/photo-ratio.js";
import {runs} from "../../items/runs.js";

/** The ratios of the photographs of a grid, which the engine needs for rows of whole photographs. */
export class GridRatios {
  #grid;
  /** Whether the grid shows whole photographs, or can after a zoom to one column. */
  #isNeeded = false;

  /** @param {import('./grid-driver.js').GridDriver} grid */
  constructor(grid) {
    this.#grid = grid;
  }

  /** Sends all ratios that are known if the grid needs them, because the items changed. */
  send() {
    this.#isNeeded = false;
    this.followOptions();
  }

  /** Sends all ratios that are known if the grid begins to need them. */
  followOptions() {
    const {element, itemElements} = this.#grid;
    const wasNeeded = this.#isNeeded;
    this.#isNeeded = [OPTION_LAYOUT, OPTION_ZOOM].some((option) => optionNumber(element, option) > 0);
    if (this.#isNeeded && !wasNeeded) this.#send([...Array(itemElements.count).keys()]);
  }

  /**
   * Sends the ratio of a picture that has loaded. Data that say the ratios know better.
   * @param {EventTarget | null} image
   */
  onLoad(image) {
    const {items} = this.#grid.itemElements;
    const index = this.#isNeeded && !items?.ratio ? this.#grid.itemElements.indexOf(image) : -1;
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
