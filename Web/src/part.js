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

/** The attributes of an exhibit that its viewer has too. */
export const VIEWER_OPTIONS = ["speed", "tap"];

/**
 * Copies an attribute from one element to another.
 *
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 * @param {string} name
 */
export function mirror(from, to, name) {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}
