import {EVENT_EXTENT, EVENT_EXTENTS} from "../abi.js";

import {indexAfter} from "./changes.js";
import {lengthOf} from "./item-length.js";
import {runs} from "./runs.js";

/** A smaller difference comes from rounding the same size, in pixels. */
const LEAST_CHANGE = 0.5;

/**
 * The length of all items, or a function that returns that of each, in pixels; null where elements are measured.
 * @typedef {number | ((index: number) => number) | null} Extent
 */

/**
 * How long the items of a strip are: measured once each, and again when the page changes them. The engine gets one number
 * where all are alike.
 *
 * Collections given as data say it themselves, or all items count as long as the first until they have been seen.
 */
export class ItemExtents {
  #strip;
  #itemElements;
  #sizes = new ResizeObserver((entries) => this.#onResize(entries));
  /** @type {Map<number, number>} the extents of single items that the engine knows */
  #sent = new Map();
  /** The length that the engine assumes for items that nobody has seen yet, in pixels. */
  common = 0;

  /**
   * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
   * @param {import('./item-elements.js').ItemElements} itemElements
   */
  constructor(strip, itemElements) {
    this.#strip = strip;
    this.#itemElements = itemElements;
  }

  /** @param {HTMLElement} element of an item, perhaps of another than before */
  watch(element) {
    this.#sizes.unobserve(element);
    if (this.#strip.extent === null) this.#sizes.observe(element);
  }

  /** @param {HTMLElement} element */
  unwatch(element) {
    this.#sizes.unobserve(element);
  }

  /** Measures the items there are, before the engine gets their number. */
  measure() {
    const extents = this.#known();
    this.#sent = new Map(areAlike(extents) ? [] : extents.entries());
    this.common = extents[0] ?? this.#first();
  }

  /**
   * Updates the extents for changes of the items, before the engine gets the changes. For data without extents, the engine keeps those
   * that were measured.
   * @param {readonly import('./changes.js').Change[]} changes
   */
  edit(changes) {
    if (!this.#isMeasuredLater || this.common === 0) return this.measure();
    const moved = [...this.#sent].map(([index, extent]) => /** @type {const} */ ([indexAfter(index, changes), extent]));
    this.#sent = new Map(moved.filter(([index]) => index >= 0));
  }

  /** Sends the extents that are known. */
  sendAll() {
    if (this.#isMeasuredLater) return;
    if (this.#sent.size) this.#sendRun(0, [...this.#sent.values()]);
    else this.sendCommon();
  }

  /** Sends the length that the engine assumes for items that nobody has seen yet. */
  sendCommon() {
    this.#strip.send(EVENT_EXTENT, [this.common]);
  }

  /**
   * Sends the length of an item, if `extent` is a function and returns another length than before.
   * @param {number} index
   */
  update(index) {
    const {extent} = this.#strip;
    const length = typeof extent === "function" ? extent(index) : NaN;
    if (this.#differs(index, length)) this.#send([[index, length]]);
  }

  /** Whether items are data that do not say how long they are. */
  get #isMeasuredLater() {
    return this.#itemElements.items !== null && this.#strip.extent === null;
  }

  /** Returns the extents of all items; none for data that does not say. */
  #known() {
    const {items, count, views} = this.#itemElements;
    const extent = this.#strip.extent;
    if (typeof extent === "function") return Array.from({length: count}, (_, index) => extent(index));
    return items || extent !== null ? [] : views.map(({element}) => lengthOf(element, this.#strip.isVertical));
  }

  #first() {
    const extent = this.#strip.extent;
    if (typeof extent === "number" || this.#itemElements.count === 0) return /** @type {number} */ (extent ?? 0);
    return lengthOf(this.#itemElements.ensure(0), this.#strip.isVertical) || this.#strip.element.clientWidth;
  }

  /** @param {ResizeObserverEntry[]} entries */
  #onResize(entries) {
    const resized = new Set(entries.map(({target}) => target));
    const views = this.#itemElements.views.filter(({element}) => resized.has(element));
    const all = views.map(
      ({element, index}) =>
        /** @type {[number, number]} */ ([index, lengthOf(element, this.#strip.isVertical)]));
    const extents = all.map(([, extent]) => extent);
    const changed = all.filter(([index, extent]) => this.#differs(index, extent));
    if (!changed.length || this.#strip.extent !== null) return;
    // The strip may have another size, too. Both are drawn once.
    this.#strip.measureViewport();
    // Of items that are still alike, the engine needs one number.
    if (this.#sent.size === 0 && extents.length >= this.#itemElements.views.length && areAlike(extents)) {
      this.common = extents[0] ?? 0;
      this.sendCommon();
    } else this.#send(changed);
    this.#strip.drawNow();
  }

  /**
   * @param {number} index
   * @param {number} extent
   */
  #differs(index, extent) {
    return Math.abs(extent - (this.#sent.get(index) ?? this.common)) >= LEAST_CHANGE;
  }

  /** @param {[number, number][]} changed single items, and how long they are */
  #send(changed) {
    for (const [index, extent] of changed) this.#sent.set(index, extent);
    for (const {at, by} of runs(changed.map(([index]) => index).sort((a, b) => a - b)))
      this.#sendRun(at, Array.from({length: by}, (_, step) => this.#sent.get(at + step) ?? 0));
  }

  /**
   * @param {number} first
   * @param {number[]} extents
   */
  #sendRun(first, extents) {
    // Spreading ten thousand numbers takes a hundred times as long.
    this.#strip.send(EVENT_EXTENTS, [first, extents.length].concat(extents));
  }
}

/**
 * Whether extents differ by no more than rounding makes of the same size.
 * @param {number[]} extents
 */
function areAlike(extents) {
  const [first = 0] = extents;
  return extents.every((extent) => Math.abs(extent - first) < LEAST_CHANGE);
}
