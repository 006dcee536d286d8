/** Whether elements are being made what they are that were in the page before their script. */
export let isUpgrading = false;

/**
 * Defines elements that the page does not have yet, in order; where there is no DOM, nothing happens.
 *
 * @param {Record<string, CustomElementConstructor>} elements
 */
export function define(elements) {
  if (!globalThis.customElements) return;
  isUpgrading = true;
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
  isUpgrading = false;
}
