// @ts-check
/** The element of an exhibit: how it is added to the page, and which events the page uses. */

/** @typedef {import("../exhibits/exhibits.js").Exhibit} Exhibit */
/** @typedef {import("../pictures/region-address.js").PhotoFrame} PhotoFrame */

/**
 * The properties and methods of an exhibit's element that the page uses.
 * @typedef {object} ExhibitElement
 * @property {object | null} items
 * @property {Partial<import("../../../Web/src/a11y/strings.js").Strings>} strings
 * @property {number | null} openIndex
 * @property {number | null} selectedIndex
 * @property {number} position of a strip, in items
 * @property {(index: number, options?: { animated?: boolean }) => void} select
 * @property {(index: number) => void} open
 * @property {(index: number) => void} showPage
 * @property {() => void} close
 * @property {Promise<unknown>} ready
 * @property {(source: any, options: import("../../../Web/src/elements/vitrine-element.js").ArrivalOptions) => Promise<boolean>}
 *   arriveFrom
 * @property {(progress: number) => void} scrub
 * @property {(velocity: number | undefined, update: (source: HTMLElement) => void) => Promise<boolean>} endScrub
 * @property {() => void} reload
 */

/** The words of the buttons of a row. The page says "photograph" for what an element calls a slide. */
const strings = Object.freeze({
  previous: "Previous photograph",
  next: "Next photograph",
  previousPhoto: "Previous photograph",
  nextPhoto: "Next photograph",
});

/**
 * Returns an element for an exhibit: the one that the server's page contains, if it is of this kind, or a new one.
 * @param {Exhibit} exhibit
 * @param {Element | null} served
 */
export function makeElement({id, element, attributes}, served) {
  const isServed = served?.localName === element;
  const made = /** @type {HTMLElement & ExhibitElement} */ (isServed ? served : document.createElement(element));
  made.setAttribute("label", "Photographs");
  made.strings = strings;
  made.dataset.exhibit = id;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/**
 * Marks an element without photographs as empty. A row has buttons if there are at least two photographs.
 * @param {HTMLElement} element
 * @param {Exhibit} exhibit
 * @param {number} count of photographs
 */
export function setCount(element, {attributes}, count) {
  element.toggleAttribute("data-empty", count === 0);
  if ("controls" in attributes) element.toggleAttribute("controls", count > 1);
}

/**
 * Calls `handler` with the detail of every event of a type, until `signal` aborts.
 * @param {HTMLElement} element
 * @param {string} type
 * @param {AbortSignal} signal
 * @param {(detail: { index: number, start: number, end: number, isOpen?: boolean, frame?: PhotoFrame }) => void} handler
 */
export function listen(element, type, signal, handler) {
  element.addEventListener(type, (event) => handler(/** @type {CustomEvent} */ (event).detail), {signal});
}

/**
 * Returns the id of the photograph that a click opens; null if the click has another use.
 * @param {MouseEvent} event
 */
export function photoToOpen(event) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const target = event.target instanceof Element ? event.target.closest("a[data-id], button[data-open]") : null;
  if (!(target instanceof HTMLElement) || !isPlain || event.defaultPrevented) return null;
  return target.dataset.open ?? target.dataset.id ?? null;
}

/**
 * Waits until an exhibit has drawn its photographs. Before that, it can neither open one nor scroll to one.
 * @param {HTMLElement} exhibit
 */
export async function whenDrawn(exhibit) {
  await /** @type {import('../../../Web/src/elements/vitrine-element.js').VitrineElement} */ (exhibit).ready;
  await new Promise(requestAnimationFrame);
}
