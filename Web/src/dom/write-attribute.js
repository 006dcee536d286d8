/**
 * Writes an attribute; null removes it.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function writeAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
