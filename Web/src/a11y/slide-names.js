import {counted} from "./strings.js";

/** Elements that mean nothing by themselves, or whose meaning a group keeps. */
const PLAIN = /^(div|span|section|figure|li|p)$|-/;

/** Marks the slides that were named here, and copies of them. */
const NAMED = "data-vitrine-slide";

/**
 * Tells screen readers what an item of a strip is and where. The page's own role and name stay.
 *
 * @param {HTMLElement} element
 * @param {number} index
 * @param {number} count
 * @param {Readonly<import('./strings.js').Strings>} strings
 */
export function nameSlide(element, index, count, strings) {
  const isNamed = element.hasAttribute(NAMED);
  if (!isNamed && (element.hasAttribute("role") || !PLAIN.test(element.localName))) return;
  element.setAttribute("role", "group");
  element.setAttribute("aria-roledescription", strings.slide);
  if (!isNamed && (element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby"))) return;
  element.setAttribute(NAMED, "");
  element.setAttribute("aria-label", counted(strings.position, index, count, element));
}

/**
 * Returns the text that is read out when an item has come to rest: its name, if it has one, and where it is.
 *
 * @param {HTMLElement | undefined} element
 * @param {number} index
 * @param {number} count
 * @param {HTMLElement} host
 * @param {Readonly<import('./strings.js').Strings>} strings
 */
export function announcement(element, index, count, host, strings) {
  const own = element && !element.hasAttribute(NAMED) ? element.getAttribute("aria-label") : null;
  const name = own ?? element?.querySelector("img")?.alt;
  return [name, counted(strings.position, index, count, host)].filter(Boolean).join(", ");
}
