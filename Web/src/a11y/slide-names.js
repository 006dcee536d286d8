import {giveAttributes, isOwn} from "./given-attributes.js";
import {counted} from "./strings.js";

/** Elements that mean nothing by themselves, or whose meaning a group keeps. */
const PLAIN = /^(div|span|section|article|figure|li|p)$|-/;

/**
 * Tells screen readers what an item of a strip is and where. The page's own role and name stay. An item that means something by
 * itself, such as a link, keeps its meaning and is described.
 *
 * @param {HTMLElement} element
 * @param {number} index
 * @param {number} count
 * @param {Readonly<import('./strings.js').Strings>} strings
 */
export function nameSlide(element, index, count, strings) {
  const position = counted(strings.position, index, count, element);
  const isPlain = PLAIN.test(element.localName) && !isOwn(element, "role") && element.getAttribute("role") !== "button";
  // An article has a role that may be a slide, and may not be a group.
  const role = element.localName === "article" ? null : {role: "group"};
  const name = element.hasAttribute("aria-labelledby") ? null : {"aria-label": position};
  const slide = {...role, "aria-roledescription": strings.slide, ...name};
  giveAttributes(element, isPlain ? slide : {"aria-description": `${strings.slide} ${position}`});
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
  const own = element && isOwn(element, "aria-label") ? element.ariaLabel : null;
  const name = own ?? element?.querySelector("img")?.alt;
  return [name, counted(strings.position, index, count, host)].filter(Boolean).join(", ");
}
