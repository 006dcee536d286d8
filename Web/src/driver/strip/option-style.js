import {optionValue} from "../../engine/options.js";

/**
 * Gives an option that is an attribute to the element's style sheet, as the custom property of its name. Strips in items inherit
 * `--vitrine-spacing`, which pages set, so an element's own is `--vitrine-gap`.
 *
 * @param {HTMLElement} element
 * @param {import('../../engine/options.js').Option} option
 */
export function copyToStyle(element, option) {
  const {name} = option;
  const property = `--vitrine-${name === "spacing" ? "gap" : name}`;
  const value = element.hasAttribute(name) ? `${optionValue(element, option)}px` : "";
  // A page may replace the whole style, which calls this again.
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
}
