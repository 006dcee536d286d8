import {counted} from "./strings.js";

/** Elements that mean nothing by themselves, or whose meaning a group keeps. */
const PLAIN = /^(div|span|section|figure|li|p)$|-/;

/** @type {WeakSet<Element>} the elements that were named here */
const named = new WeakSet();

/**
 * Tells screen readers what an item of a strip is and where. The page's own role and name stay.
 *
 * @param {HTMLElement} element
 * @param {number} index
 * @param {number} count
 * @param {Readonly<import('./strings.js').Strings>} strings
 */
export function nameSlide(element, index, count, strings) {
  const isNamed = named.has(element);
  if (!isNamed && (element.hasAttribute("role") || !PLAIN.test(element.localName))) return;
  element.setAttribute("role", "group");
  element.setAttribute("aria-roledescription", strings.slide);
  if (!isNamed && (element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby"))) return;
  named.add(element);
  element.setAttribute("aria-label", counted(strings.place, index, count, element));
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
  const own = element && !named.has(element) ? element.getAttribute("aria-label") : null;
  const name = own ?? element?.querySelector("img")?.alt;
  return [name, counted(strings.place, index, count, host)].filter(Boolean).join(", ");
}
