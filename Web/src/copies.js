/** @typedef {import('./cell.js').Cell} Cell */

/** What makes an element the only one of its kind in a page, or makes it act. */
const OWN = ["id", "name", "autofocus", "autoplay", "tabindex"];
/** What a picture needs not. */
const LEFT_OUT = "source, track, script";

/**
 * The second pictures of items that a loop shows twice at once, when it has too few to fill the view.
 *
 * They are decoration: nobody can focus or hear them, and a click on one is a click on the item. They are children of the page
 * like the items, in a slot of their own, so that the page's styles are theirs too.
 */
export class Copies {
  #host;
  /** @type {Map<string, Cell>} */
  #drawn = new Map();
  #frame = 0;

  /** @param {import('./strip.js').VitrineStrip} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.#host.addEventListener("click", (event) => this.#clicked(event), {signal, capture: true});
  }

  /**
   * What an event on the strip is meant for: of a copy, the same part of the original.
   * @param {MouseEvent} event
   */
  meant(event) {
    const isBeneath = event.target === this.#host && event.composedPath().includes(this.#host.viewport);
    return isBeneath && this.#originalAt(event.clientX, event.clientY) || event.target;
  }

  /** The items are others now, or elsewhere: copies are made anew. */
  clear() {
    for (const {element} of this.#drawn.values()) element.remove();
    this.#drawn.clear();
  }

  /** Begins a frame. */
  begin() {
    this.#frame++;
  }

  /**
   * @param {import('./scene.js').Scene} placement
   * @param {HTMLElement | undefined} original
   */
  place(placement, original) {
    const key = `${placement.item} ${placement.lap}`;
    const cell = this.#drawn.get(key) ?? (original && this.#make(key, original, placement.item));
    if (!cell) return;
    cell.frame = this.#frame;
    cell.place(placement);
  }

  /** Ends a frame: what it did not place goes. */
  end() {
    for (const [key, {element, frame}] of this.#drawn) {
      if (frame === this.#frame) continue;
      element.remove();
      this.#drawn.delete(key);
    }
  }

  /**
   * @param {string} key
   * @param {HTMLElement} original
   * @param {number} item
   */
  #make(key, original, item) {
    const cell = new this.#host.Cell(copyOf(original), item, key);
    cell.release();
    this.#drawn.set(key, cell);
    this.#host.append(cell.element);
    return cell;
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const meant = this.meant(event);
    if (!meant || meant === event.target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    meant.dispatchEvent(new MouseEvent("click", event));
  }

  /**
   * The part of an item of which a copy is seen at a point of the window.
   *
   * @param {number} x
   * @param {number} y
   */
  #originalAt(x, y) {
    const node = this.#copyAt(x, y);
    const copy = [...this.#drawn.values()].find(({element}) => element.contains(node));
    const original = copy && this.#host.content.cells.element(copy.index);
    return node && original && (parts(original)[parts(copy.element).indexOf(node)] ?? original);
  }

  /**
   * What is inert cannot be hit, so it is not inert for this one question.
   *
   * @param {number} x
   * @param {number} y
   */
  #copyAt(x, y) {
    const cells = [...this.#drawn.values()];
    if (cells.length === 0) return null;
    for (const {element} of cells) element.inert = false;
    const root = /** @type {Document | ShadowRoot} */ (this.#host.getRootNode());
    const node = root.elementFromPoint(x, y);
    for (const {element} of cells) element.inert = true;
    return node;
  }
}

/**
 * All that is in an item and in its copy, in the same order.
 * @param {HTMLElement} element
 */
function parts(element) {
  return [...element.querySelectorAll(`:not(${LEFT_OUT})`)];
}

/** @param {HTMLElement} original */
function copyOf(original) {
  const copy = /** @type {HTMLElement} */ (original.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of OWN) element.removeAttribute(name);
  for (const element of copy.querySelectorAll("audio, video, iframe, embed, object")) element.removeAttribute("src");
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  copy.inert = true;
  copy.slot = "copies";
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
