/** Elements that act by themselves when somebody presses Enter on them. */
export const NATIVE_BUTTON = "a[href], button, summary";

/** Marks the buttons that were named here, and copies of them. */
const NAMED = "data-vitrine-button";

/** Elements in an item that act at a tap, whichever item is current. */
const CONTROL = `${NATIVE_BUTTON}, label, [role=button], [role=link]`;

/**
 * Returns the link or button in a strip that an event is on, which can be an item itself; null if there is none.
 *
 * @param {EventTarget | null} target
 * @param {Element} strip
 */
export function controlAt(target, strip) {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control && control !== strip && strip.contains(control) ? control : null;
}

/**
 * Makes an element a button for people who use keys or a screen reader, and makes sure that it has a name.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} item the item that it belongs to
 * @param {string} fallback its name where the item has no title
 */
export function makeButton(element, item, fallback) {
  if (!element.matches(NATIVE_BUTTON)) {
    element.setAttribute("role", "button");
    element.tabIndex = 0;
  }
  if (!element.hasAttribute(NAMED) && hasName(element)) return;
  element.setAttribute(NAMED, "");
  const title = item.querySelector("h1, h2, h3, h4, h5, h6")?.textContent?.trim();
  element.setAttribute(element instanceof HTMLImageElement ? "alt" : "aria-label", title || fallback);
}

/** @param {HTMLElement} element */
function hasName(element) {
  const own = element.matches("[aria-label], [aria-labelledby], [alt]:not([alt=''])");
  return own || element.querySelector("img[alt]:not([alt=''])") !== null || !!element.textContent?.trim();
}
