// @ts-check

/**
 * The element that index.html gives an id to.
 * @param {string} id
 * @throws where the page has none: the two files belong together
 */
export function find(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id "${id}"`);
  return element;
}
