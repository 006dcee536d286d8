/**
 * Makes an element of a shadow tree that pages can style by its part.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} part
 */
export function part(name, part) {
  const element = document.createElement(name);
  element.setAttribute("part", part);
  return element;
}

/**
 * Makes a slot of a shadow tree.
 * @param {string} name
 */
export function slot(name) {
  const slot = document.createElement("slot");
  slot.name = name;
  return slot;
}
