import {writeAttribute} from "../dom/write-attribute.js";

/**
 * Lists the attributes that Vitrine has given to an element, also in a copy of it. Only these are written again, or removed. The
 * style sheet of strips clips away an item that has no such list yet.
 */
export const GIVEN = "data-vitrine-given";

/** @type {WeakMap<Element, Record<string, string>>} the values that were given last */
const values = new WeakMap();

/**
 * Gives an element attributes that the page has not given it, or has left empty. A value that the page has written since is its own.
 *
 * @param {Element} element
 * @param {Readonly<Record<string, string>>} attributes
 */
export function giveAttributes(element, attributes) {
  const names = new Set(givenTo(element));
  const last = values.get(element) ?? {};
  for (const [name, value] of Object.entries(attributes)) {
    const present = element.getAttribute(name);
    if (present && name in last && present !== last[name]) names.delete(name);
    if (present && !names.has(name)) continue;
    names.add(name);
    last[name] = value;
    if (present !== value) element.setAttribute(name, value);
  }
  values.set(element, last);
  writeAttribute(element, GIVEN, [...names].join(" "));
}

/**
 * Removes the attributes that were given to an element and to the elements in it.
 * @param {Element} element
 */
export function takeAttributes(element) {
  for (const each of [element, ...element.querySelectorAll(`[${GIVEN}]`)]) {
    for (const name of [...givenTo(each), GIVEN]) each.removeAttribute(name);
    values.delete(each);
    // Without an alternative text, an image is read out by its file name.
    if (each instanceof HTMLImageElement && !each.hasAttribute("alt")) each.alt = "";
  }
}

/**
 * Returns whether an attribute is the page's own.
 *
 * @param {Element} element
 * @param {string} name
 */
export function isOwn(element, name) {
  return element.hasAttribute(name) && !givenTo(element).includes(name);
}

/** @param {Element} element */
function givenTo(element) {
  return element.getAttribute(GIVEN)?.match(/\S+/g) ?? [];
}
