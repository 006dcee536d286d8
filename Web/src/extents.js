/** Less than this is what rounding makes of the same size, in pixels. */
const LEAST_CHANGE = 0.5;

/**
 * How long the items of a strip are: measured once each, and again when the page changes them; told to the engine in one
 * batch a frame.
 *
 * Collections given as data say it themselves, or all items count as long as the first until they have been seen.
 */
export class Extents {
  #strip;
  #cells;
  #changed;
  #sizes = new ResizeObserver((entries) => this.#resized(entries));
  /** @type {WeakMap<Element, { width: number, height: number }>} */
  #measured = new WeakMap();
  /** @type {Map<number, number>} what the engine was told about single items */
  #told = new Map();
  #each = 0;

  /**
   * @param {import('./strip.js').VitrineStrip} strip
   * @param {import('./cells.js').Cells} cells
   * @param {() => void} changed called when the engine was told of other sizes
   */
  constructor(strip, cells, changed) {
    this.#strip = strip;
    this.#cells = cells;
    this.#changed = changed;
  }

  /** @param {HTMLElement} element of an item; of another item than before, perhaps */
  watch(element) {
    this.#sizes.unobserve(element);
    if (this.#strip.extent === null) this.#sizes.observe(element);
  }

  /** @param {HTMLElement} element */
  leave(element) {
    this.#sizes.unobserve(element);
    this.#measured.delete(element);
  }

  /** What an item that nobody has seen yet counts as, in pixels. */
  get each() {
    return this.#each;
  }

  /** Measures what there is, before the engine hears of it. */
  learn() {
    const extents = this.#known();
    this.#told = new Map(extents.entries());
    this.#each = extents[0] ?? this.#first();
  }

  /** Tells the engine of all items that it knows to be there. */
  tell() {
    if (this.#told.size) this.#strip.strip?.measure(0, [...this.#told.values()], this.#strip.now);
  }

  /** What is known of all items; nothing for data that does not say. */
  #known() {
    const {items, count} = this.#cells;
    const told = this.#strip.extent;
    const extent = told ?? (items ? 0 : (/** @type {number} */ index) => this.#lengthOf(index));
    return typeof extent === "number" ? [] : Array.from({length: count}, (_, index) => extent(index));
  }

  /** An item that has no length yet counts as long as the view, so that there are not too many in it. */
  #first() {
    const {extent} = this.#strip;
    if (typeof extent === "number" || this.#cells.count === 0) return extent ?? 0;
    this.#cells.demand(0);
    return this.#lengthOf(0) || this.#strip.clientWidth;
  }

  /** @param {number} index */
  #lengthOf(index) {
    const element = this.#cells.element(index);
    return element ? this.#length(element) : 0;
  }

  /** @param {Element} element */
  #length(element) {
    const size = this.#measured.get(element) ?? element.getBoundingClientRect();
    return this.#strip.axis === "vertical" ? size.height : size.width;
  }

  /** @param {ResizeObserverEntry[]} entries */
  #resized(entries) {
    for (const {target, borderBoxSize: [box]} of entries)
      if (box) this.#measured.set(target, {width: box.inlineSize, height: box.blockSize});
    const resized = new Set(entries.map(({target}) => target));
    const all = this.#cells.elements.filter(({element}) => resized.has(element));
    const extents = new Map(all.map((cell) => [cell.index, this.#length(cell.element)]));
    const changed = [...extents].filter(([index, extent]) => this.#differs(index, extent));
    if (changed.length === 0 || this.#strip.extent !== null) return;
    if (this.#isUniform(extents)) this.#each = changed[0]?.[1] ?? 0;
    this.#send(this.#isUniform(extents) ? [[0, Array(this.#cells.count).fill(this.#each)]] : runs(changed));
    this.#changed();
  }

  /**
   * @param {number} index
   * @param {number} extent
   */
  #differs(index, extent) {
    return Math.abs(extent - (this.#told.get(index) ?? this.#each)) >= LEAST_CHANGE;
  }

  /**
   * Whether all items are as long as each other still, as far as anybody can know.
   * @param {Map<number, number>} extents
   */
  #isUniform(extents) {
    const [first = 0, ...others] = extents.values();
    const isAll = extents.size >= this.#cells.elements.length;
    return this.#told.size === 0 && isAll && others.every((extent) => Math.abs(extent - first) < LEAST_CHANGE);
  }

  /** @param {[number, number[]][]} batches */
  #send(batches) {
    const {strip, now} = this.#strip;
    for (const [first, extents] of batches) {
      strip?.measure(first, extents, now);
      if (extents.length === this.#cells.count && this.#told.size === 0) continue;
      for (const [offset, extent] of extents.entries()) this.#told.set(first + offset, extent);
    }
  }
}

/**
 * Neighbours together: where each run begins, and what it holds.
 *
 * @param {[number, number][]} pairs
 * @returns {[number, number[]][]}
 */
function runs(pairs) {
  /** @type {[number, number[]][]} */
  const found = [];
  for (const [index, extent] of pairs.sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last && last[0] + last[1].length === index) last[1].push(extent);
    else found.push([index, [extent]]);
  }
  return found;
}
