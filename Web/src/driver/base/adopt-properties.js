/**
 * Sets the properties of an element that a page has set before the element was defined. Each of them hides the accessor of the same
 * name, which gets the value now.
 *
 * @param {HTMLElement} element
 */
export function adoptProperties(element) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
