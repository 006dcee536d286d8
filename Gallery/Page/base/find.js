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
 * Replaces the content of an element of index.html. Focus stays on the link with the same address.
 * @param {string} id
 * @param {HTMLElement[]} content
 */
export function setLinks(id, content) {
  const element = find(id);
  const focused = element.querySelector("a:focus");
  element.replaceChildren(...content);
  const links = [...element.querySelectorAll("a")];
  if (focused instanceof HTMLAnchorElement) links.find(({href}) => href === focused.href)?.focus({preventScroll: true});
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
