/** Less than this is what rounding makes of the same size, in pixels. */
const LEAST_CHANGE = 0.5;

/**
 * How long the items of a strip are: measured once each, and again when the page changes them; told to the engine in one
 * batch a frame, and as one number where all are alike.
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
    this.#told = new Map(areAlike(extents) ? [] : extents.entries());
    this.#each = extents[0] ?? this.#first();
  }

  /** Tells the engine of all items, where it is known how long they are: as one number, if they are alike. */
  tell() {
    const {strip, items, extent, now} = this.#strip;
    if (this.#told.size) strip?.measure(0, [...this.#told.values()], now);
    else if (!items || extent) strip?.level(this.#each, now);
  }

  /** What is known of all items; nothing for data that does not say. */
  #known() {
    const {items, count, elements} = this.#cells;
    const {extent} = this.#strip;
    if (typeof extent === "function") return Array.from({length: count}, (_, index) => extent(index));
    return items || extent !== null ? [] : this.#lengths(elements.sort((a, b) => a.index - b.index));
  }

  /** An item that has no length yet counts as long as the view, so that there are not too many in it. */
  #first() {
    const {extent} = this.#strip;
    if (typeof extent === "number" || this.#cells.count === 0) return extent ?? 0;
    this.#cells.demand(0);
    return this.#lengths(this.#cells.elements.filter(({index}) => index === 0))[0] || this.#strip.clientWidth;
  }

  /** @param {import('./cell.js').Cell[]} cells */
  #lengths(cells) {
    const side = this.#strip.axis === "vertical" ? "height" : "width";
    return cells.map(({element}) => (this.#measured.get(element) ?? element.getBoundingClientRect())[side]);
  }

  /** @param {ResizeObserverEntry[]} entries */
  #resized(entries) {
    for (const {target, borderBoxSize: [box]} of entries)
      if (box) this.#measured.set(target, {width: box.inlineSize, height: box.blockSize});
    const resized = new Set(entries.map(({target}) => target));
    const cells = this.#cells.elements.filter(({element}) => resized.has(element));
    const extents = this.#lengths(cells);
    const all = cells.map(({index}, place) => /** @type {[number, number]} */ ([index, extents[place] ?? 0]));
    const changed = all.filter(([index, extent]) => this.#differs(index, extent));
    if (changed.length === 0 || this.#strip.extent !== null) return;
    if (this.#isUniform(extents)) this.#strip.strip?.level(this.#each = extents[0] ?? 0, this.#strip.now);
    else this.#send(changed);
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
   * @param {number[]} extents
   */
  #isUniform(extents) {
    return this.#told.size === 0 && extents.length >= this.#cells.elements.length && areAlike(extents);
  }

  /** @param {[number, number][]} changed single items, and how long they are */
  #send(changed) {
    const {strip, now} = this.#strip;
    for (const [first, extents] of runs(changed)) strip?.measure(first, extents, now);
    for (const [index, extent] of changed) this.#told.set(index, extent);
  }
}

/**
 * Whether extents differ by no more than what rounding makes of the same size.
 * @param {number[]} extents
 */
function areAlike(extents) {
  const [first = 0] = extents;
  return extents.every((extent) => Math.abs(extent - first) < LEAST_CHANGE);
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
