// @ts-check

/**
 * Returns an element of index.html.
 * @param {string} id
 * @throws if index.html has no element with this id
 */
export function find(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id "${id}"`);
  return element;
}
