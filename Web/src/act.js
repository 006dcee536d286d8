import {counted} from "./strings.js";

/** What acts by itself when somebody presses Enter on it. */
export const ACTIVE = "a[href], button, summary";

/** What acts at a tap in an item, whichever item is current. */
const CONTROLS = `${ACTIVE}, label, [role=button], [role=link]`;

/**
 * The link or button in a strip that an event is on, or the item that is one; null where there is none.
 *
 * @param {EventTarget | null} target
 * @param {Element} strip
 */
export function controlAt(target, strip) {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control && control !== strip && strip.contains(control) ? control : null;
}

/** @type {WeakSet<Element>} the elements whose names we gave */
const named = new WeakSet();

/**
 * Makes a picture that acts a button for people who use keys or hear the page, and sees to it that it has a name.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} item it belongs to
 * @param {number} index of the item
 * @param {import('./strip.js').VitrineStrip} strip
 */
export function makeButton(element, item, index, {strings, content}) {
  if (!element.matches(ACTIVE)) {
    element.setAttribute("role", "button");
    element.tabIndex = 0;
  }
  if (!named.has(element) && hasName(element)) return;
  named.add(element);
  const title = item.querySelector("h1, h2, h3, h4, h5, h6")?.textContent?.trim();
  const name = element instanceof HTMLImageElement ? "alt" : "aria-label";
  element.setAttribute(name, title || counted(strings.place, index, content.count, item));
}

/** @param {HTMLElement} element */
function hasName(element) {
  const own = element.matches("[aria-label], [aria-labelledby], [alt]:not([alt=''])");
  return own || element.querySelector("img[alt]:not([alt=''])") !== null || !!element.textContent?.trim();
}
