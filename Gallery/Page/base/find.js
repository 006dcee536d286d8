// @ts-check
/** The elements of index.html. */

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

/**
 * Sets the text of an element of index.html. An unchanged text stays as it is.
 * @param {string} id
 * @param {string} text
 */
export function setText(id, text) {
  const element = find(id);
  if (element.textContent !== text) element.textContent = text;
}
