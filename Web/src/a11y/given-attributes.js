/** Lists the attributes that an element got here, also in a copy of it. They are written again, and taken back. */
const MARK = "data-vitrine-given";

/**
 * Gives an element attributes that the page has not given it, or has left empty.
 *
 * @param {Element} element
 * @param {Readonly<Record<string, string>>} attributes
 */
export function giveAttributes(element, attributes) {
  const names = new Set(givenTo(element));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) && !names.has(name)) continue;
    names.add(name);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.size) element.setAttribute(MARK, [...names].join(" "));
}

/**
 * Takes back what an element and the elements in it were given.
 * @param {Element} element
 */
export function takeAttributes(element) {
  for (const each of [element, ...element.querySelectorAll(`[${MARK}]`)]) {
    for (const name of [...givenTo(each), MARK]) each.removeAttribute(name);
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
  return element.getAttribute(MARK)?.split(" ") ?? [];
}
