/** @typedef {[element: HTMLElement, styles: Record<string, string>]} Styles an element, and the CSS properties that it has in a scene */

/** Writes styles to elements, as far as they differ from those written last. */
export class WrittenStyles {
  /** @type {WeakMap<HTMLElement, Record<string, string>>} */
  #written = new WeakMap();

  /** @param {Styles} styles */
  write([element, styles]) {
    const written = this.#written.get(element);
    for (const [name, value] of Object.entries(styles))
      if (written?.[name] !== value) element.style.setProperty(name, value);
    this.#written.set(element, styles);
  }
}
