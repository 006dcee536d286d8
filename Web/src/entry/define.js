/**
 * Defines elements that the page does not have yet, in order; where there is no DOM, nothing happens.
 *
 * @param {Record<string, CustomElementConstructor>} elements
 */
export function define(elements) {
  if (!globalThis.customElements) return;
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
}
