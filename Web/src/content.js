import {Cells} from "./cells.js";
import {placeAfter} from "./changes.js";
import {Extents} from "./extents.js";
import {nameSlide} from "./slides.js";

/** @typedef {import('./cell.js').Cell} Cell */

/**
 * What is in a strip, for the page, for the engine and for screen readers: the elements of its items and how long they are.
 */
export class Content {
  #strip;
  #extents;

  /** @param {import('./strip.js').VitrineStrip} strip */
  constructor(strip) {
    this.#strip = strip;
    this.cells = new Cells(
      strip,
      {tag: "div", Cell: strip.Cell, used: (cell) => this.#used(cell), left: ({element}) => this.#left(element)});
    this.#extents = new Extents(strip, this.cells, () => strip.draw(strip.now));
  }

  /** How many items there are. */
  get count() {
    return this.cells.count;
  }

  /** Tells the engine of other items than before, or along another axis. */
  begin() {
    const {exhibit, now} = this.#strip;
    exhibit?.count(0, now);
    exhibit?.remember("items", () => this.#tell());
    this.#extents.learn();
    this.#tell();
  }

  /**
   * Tells the engine what came, went or changed.
   * @returns {import('./cells.js').Renewal}
   */
  reload() {
    const {exhibit, now} = this.#strip;
    const renewal = this.cells.reload();
    this.#extents.learn();
    for (const change of renewal.changes) exhibit?.change(change, this.#extents.each, now);
    this.#extents.tell();
    return renewal;
  }

  /**
   * Follows one change that the page has made to its data.
   * @param {import('./changes.js').Change} change
   */
  edit(change) {
    const {exhibit, now} = this.#strip;
    this.cells.reload(({index}) => placeAfter(index, change));
    this.#extents.learn();
    exhibit?.change(change, this.#extents.each, now);
    this.#extents.tell();
  }

  /** Tells the engine how long the items are now. */
  measure() {
    this.#extents.learn();
    this.#extents.tell();
  }

  /** Names the items for screen readers. */
  name() {
    for (const cell of this.cells.elements) this.#name(cell);
  }

  /** Tells the engine of all items. */
  #tell() {
    const {exhibit, now} = this.#strip;
    if (this.count) exhibit?.change({at: 0, by: this.count}, this.#extents.each, now);
    this.#extents.tell();
  }

  /** @param {Cell} cell */
  #used(cell) {
    const {element, index} = cell;
    const {items} = this.#strip;
    this.#extents.watch(element);
    this.#name(cell);
    this.#strip.used(cell);
    if (items?.extent) element.style[this.#strip.axis === "vertical" ? "height" : "width"] = `${items.extent(index)}px`;
    // The browser cannot scroll a strip that does not scroll natively.
    element.scrollIntoView = (options) => {
      this.#strip.select(cell.index);
      this.#strip.scrollIntoView(options);
    };
  }

  /** @param {HTMLElement} element */
  #left(element) {
    this.#extents.leave(element);
    Reflect.deleteProperty(element, "scrollIntoView");
  }

  /** @param {Cell} cell */
  #name({element, index}) {
    nameSlide(element, index, this.count, this.#strip.strings);
  }
}
