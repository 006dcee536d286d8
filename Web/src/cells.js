/**
 * A collection given as data instead of as children.
 *
 * @typedef {object} Items
 * @property {number} count how many items there are
 * @property {(index: number) => string} key what tells an item apart, however often its place changes
 * @property {(index: number, element: HTMLAnchorElement) => void} render fills a link with the item; called again when the
 *   link is used for another item
 * @property {(key: string) => number} [indexOf] the place of an item now, or -1
 */

/**
 * The links of a grid: the children of the page, or, for a collection given as data, links that are used again for other
 * items when their own are far from view. Their order in the document is always that of the items.
 */
export class Cells {
  #host;
  /** @type {Items | null} */
  #items = null;
  /** @type {Map<number, Cell>} */
  #drawn = new Map();

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** How many items there are. */
  get count() {
    return this.#items ? Math.max(0, Math.floor(this.#items.count)) : this.#children.length;
  }

  get items() {
    return this.#items;
  }

  /** Takes other items; links that are there are used for them. */
  set items(items) {
    this.#items = items;
    this.reload();
  }

  /** Fills every link again, because items came, went or changed. */
  reload() {
    this.#drawn = new Map(this.#children.map((element, index) => [index, { element, written: '' }]));
    if (!this.#items) return;
    for (const [index, cell] of this.#drawn) this.#fill(index, cell);
  }

  /**
   * The link of an item, if it has one now.
   * @param {number} index
   */
  element(index) {
    return this.#drawn.get(index)?.element;
  }

  /**
   * The index of the item whose link contains `node`, or -1.
   * @param {EventTarget | null} node
   */
  indexOf(node) {
    for (const [index, { element }] of this.#drawn)
      if (node instanceof Node && element.contains(node)) return index;
    return -1;
  }

  /**
   * Draws the placements of a scene; links of other items are used for them or taken off the page.
   *
   * @param {import('./scene.js').Scene} scene
   * @param {number} focused the item that keeps its link whatever the scene says
   */
  draw(scene, focused) {
    const spare = this.#items ? this.#spare(scene, focused) : [];
    for (let row = 0; row < scene.count; row++) this.#place(scene.select(row), spare);
    for (const { element } of spare) element.remove();
  }

  /**
   * The links that no placement asks for.
   *
   * @param {import('./scene.js').Scene} scene
   * @param {number} focused
   */
  #spare(scene, focused) {
    const wanted = new Set([focused]);
    for (let row = 0; row < scene.count; row++) wanted.add(scene.select(row).item);
    const spare = [];
    for (const [index, cell] of this.#drawn) {
      if (wanted.has(index) && index < this.count) continue;
      this.#drawn.delete(index);
      spare.push(cell);
    }
    return spare;
  }

  /**
   * @param {import('./scene.js').Scene} placement
   * @param {Cell[]} spare
   */
  #place(placement, spare) {
    const cell = this.#drawn.get(placement.item) ?? this.#use(spare.pop(), placement.item);
    if (!cell) return;
    const written = `${placement.x},${placement.y},${placement.opacity}`;
    if (cell.written === written) return;
    cell.written = written;
    cell.element.style.transform = `translate(${placement.x}px, ${placement.y}px)`;
    cell.element.style.opacity = placement.opacity === 1 ? '' : `${placement.opacity}`;
  }

  /**
   * @param {Cell | undefined} spare
   * @param {number} index
   */
  #use(spare, index) {
    if (!this.#items) return undefined;
    const cell = spare ?? { element: document.createElement('a'), written: '' };
    this.#drawn.set(index, cell);
    this.#host.insertBefore(cell.element, this.#following(index));
    this.#fill(index, cell);
    return cell;
  }

  /**
   * @param {number} index
   * @param {Cell} cell
   */
  #fill(index, cell) {
    cell.element.tabIndex = -1;
    if (index < this.count) this.#items?.render(index, /** @type {HTMLAnchorElement} */ (cell.element));
  }

  /**
   * The link before which that of an item stands: the next one in the order of the items.
   * @param {number} index
   */
  #following(index) {
    let next = Infinity;
    for (const other of this.#drawn.keys()) if (other > index && other < next) next = other;
    return this.#drawn.get(next)?.element ?? null;
  }

  get #children() {
    return /** @type {HTMLElement[]} */ ([...this.#host.children]);
  }
}

/** @typedef {{ element: HTMLElement, written: string }} Cell */
