// @ts-check
/** An exhibit's element: how it comes into the page, and what the page hears of it. */

/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */

/**
 * What the page uses of an exhibit's element.
 * @typedef {object} ExhibitElement
 * @property {object} items
 * @property {number | null} openIndex
 * @property {number | null} selectedIndex
 * @property {(index: number, options?: { animated?: boolean }) => void} select
 * @property {(index: number) => void} open
 * @property {() => void} close
 * @property {() => void} reload
 */

/**
 * The element of an exhibit in the page, in the place of the one before. The first may be there already: what the server
 * drew stays.
 * @param {Exhibit} exhibit
 * @param {Element | null} before
 * @param {boolean} isFirst
 */
export function hang({id, element, attributes}, before, isFirst) {
  const isThere = isFirst && before?.localName === element;
  const made = /** @type {HTMLElement & ExhibitElement} */ (isThere ? before : document.createElement(element));
  made.setAttribute("label", "Photographs");
  made.dataset.exhibit = id;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (!isThere) before?.replaceWith(made);
  return made;
}

/**
 * Lets a row have buttons if there is more than one photograph to go to.
 * @param {HTMLElement} element
 * @param {Exhibit} exhibit
 * @param {number} count of photographs
 */
export function number(element, {attributes}, count) {
  element.toggleAttribute("data-empty", count === 0);
  if ("controls" in attributes) element.toggleAttribute("controls", count > 1);
}

/**
 * Calls `heard` with the detail of every event of a type, until `signal` ends it.
 * @param {HTMLElement} element
 * @param {string} type
 * @param {AbortSignal} signal
 * @param {(detail: { index: number, start: number, end: number }) => void} heard
 */
export function listen(element, type, signal, heard) {
  element.addEventListener(type, (event) => heard(/** @type {CustomEvent} */ (event).detail), {signal});
}

/**
 * The id of the photograph that a plain click asks to open; null for any other click.
 * @param {MouseEvent} event
 */
export function asksToOpen(event) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const asked = event.target instanceof Element ? event.target.closest("a[data-id], [data-open]") : null;
  if (!(asked instanceof HTMLElement) || !isPlain || event.defaultPrevented) return null;
  return asked.dataset.open ?? asked.dataset.id ?? null;
}

/**
 * Until an exhibit has drawn what it was given. Before its engine has arrived it can neither open nor be scrolled.
 * @param {HTMLElement} exhibit
 */
export async function drawn(exhibit) {
  if (exhibit.dataset.drawn === undefined) await change(exhibit, "data-drawn");
  await new Promise(requestAnimationFrame);
}

/**
 * @param {HTMLElement} element
 * @param {string} attribute
 * @returns {Promise<void>}
 */
function change(element, attribute) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, {attributeFilter: [attribute]});
  });
}
