/** @typedef {import('./cell.js').Cell} Cell */

/** What makes an element the only one of its kind in a page, or makes it act. */
const OWN = ["id", "name", "autofocus", "autoplay", "tabindex"];

/**
 * The second pictures of items that a loop shows twice at once, when it has too few to fill the view.
 *
 * They are decoration: nobody can focus, click or hear them. They are children of the page like the items, in a slot of their
 * own, so that the page's styles are theirs too.
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
    const cell = this.#drawn.get(key) ?? (original && this.#make(key, original));
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
   */
  #make(key, original) {
    const cell = new this.#host.Cell(copyOf(original), -1, key);
    cell.release();
    this.#drawn.set(key, cell);
    this.#host.append(cell.element);
    return cell;
  }
}

/** @param {HTMLElement} original */
function copyOf(original) {
  const copy = /** @type {HTMLElement} */ (original.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of OWN) element.removeAttribute(name);
  for (const element of copy.querySelectorAll("audio, video, iframe, embed, object")) element.removeAttribute("src");
  for (const element of copy.querySelectorAll("source, track, script")) element.remove();
  copy.inert = true;
  copy.slot = "copies";
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
