/**
 * An element of a shadow tree that pages can style by its part.
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

/** The parts of a viewer, for `exportparts` of the element in whose shadow tree it is. */
export const VIEWER_PARTS =
  "ground, photo, beside, failed, previous-photo, next-photo, close, caption, caption-title, " +
  "caption-detail";
