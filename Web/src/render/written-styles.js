/** @typedef {[element: HTMLElement, styles: Record<string, string>]} Styles the styles that an element has in a scene */

/** Writes styles to elements, as far as they differ from those written last. */
export class WrittenStyles {
  /** @type {WeakMap<HTMLElement, Record<string, string>>} */
  #written = new WeakMap();

  /** @param {Styles} styles */
  write([element, styles]) {
    const written = this.#written.get(element);
    const {style} = element;
    for (const [name, value] of Object.entries(styles))
      if (written?.[name] !== value) style[/** @type {"opacity"} */ (name)] = value;
    this.#written.set(element, styles);
  }
}
