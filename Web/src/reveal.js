/**
 * Brings the item into view that somebody points at by other means than a strip's own: keyboard focus, the fragment of the
 * page's address, and what finds text in the page, which selects it. A browser would scroll there, but a strip does not
 * scroll natively.
 */
export class Reveal {
  #strip;
  #cells;
  #hand;

  /**
   * @param {import('./strip.js').VitrineStrip} strip
   * @param {import('./cells.js').Cells} cells
   * @param {import('./hand.js').Hand} hand
   */
  constructor(strip, cells, hand) {
    this.#strip = strip;
    this.#cells = cells;
    this.#hand = hand;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.#strip.addEventListener("focusin", ({target}) => this.#show(target), {signal});
    document.addEventListener("selectionchange", () => this.#showSelected(), {signal});
    addEventListener("hashchange", () => this.#goToFragment(true), {signal});
    this.#goToFragment(false);
  }

  /**
   * A press that brings focus is a press, whose tap or drag says what comes into view.
   * @param {EventTarget | null} node
   */
  #show(node) {
    const index = this.#hand.isPressed ? -1 : this.#cells.indexOf(node);
    if (index >= 0) this.#strip.bring(index);
  }

  #showSelected() {
    const selection = getSelection();
    if (selection && !selection.isCollapsed) this.#show(selection.anchorNode);
  }

  /** @param {boolean} animated */
  #goToFragment(animated) {
    const target = document.getElementById(fragment());
    const index = this.#cells.indexOf(target);
    if (index >= 0) this.#strip.select(index, {animated});
  }
}

/** The fragment of the page's address; as it stands where somebody typed what cannot be decoded. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
