import {USUAL_LEAST, USUAL_MOST} from "../abi.js";

/**
 * An option of the generated module, which an attribute sets.
 *
 * @typedef {object} Option
 * @property {number} id the engine's number
 * @property {string} name of the attribute
 * @property {number} [initial] the default, without which it is a flag
 * @property {number} [least] the least number, if it is not the usual one
 * @property {number} [most]
 * @property {readonly string[]} [choices] the words of a choice
 * @property {Readonly<Record<number, number>>} [own] defaults of kinds of exhibits
 */

/**
 * The type of an option's property: one of its words, a boolean or a number.
 *
 * @template {Option} Each
 * @typedef {Each extends {choices: readonly (infer Word)[]} ? Word : Each extends {initial: number} ? number : boolean} OptionValue
 */

/**
 * The class of an element, with what `defineExhibit` says about it.
 *
 * @typedef {object} Exhibit
 * @property {number} kind of exhibit in the engine
 * @property {readonly Option[]} options that are attributes of the element
 * @property {new (element: any) => any} Driver draws the element
 * @property {new () => HTMLElement} [Viewer] the element in which the items open
 */

/** @typedef {typeof import('../abi.js')} Abi */
/** @typedef {Extract<Abi[keyof Abi], Option>["name"]} OptionName */

/**
 * The type of the option that an attribute sets.
 *
 * @template {OptionName} Name
 * @typedef {Extract<Abi[keyof Abi], {name: Name}>} OptionNamed
 */

/** The options that can only be attributes, because style sheets select elements by these attributes. */
const ATTRIBUTES = ["axis", "autoplay", "effect", "indicator"];

/**
 * Returns the number that the engine gets for an option. It comes from the attribute, else from the custom property, else
 * it is the default.
 *
 * @param {HTMLElement} element
 * @param {Option} option
 */
export function optionNumber(element, option) {
  const {name} = option;
  const attribute = element.getAttribute(name);
  if (option.initial === undefined) return Number(attribute !== null);
  const text = attribute ??
    (ATTRIBUTES.includes(name) ? "" : getComputedStyle(element).getPropertyValue(`--vitrine-${name}`).trim());
  return attribute === null && !text ? defaultNumber(exhibitOf(element).kind, option) : parse(element, option, text);
}

/**
 * Returns the option that an attribute of an element sets.
 *
 * @param {HTMLElement} element
 * @param {string} name
 */
export function optionNamed(element, name) {
  return exhibitOf(element).options.find((option) => option.name === name);
}

/**
 * Returns the class of an element.
 * @param {HTMLElement} element
 */
export function exhibitOf(element) {
  return /** @type {Exhibit} */ (/** @type {unknown} */ (element.constructor));
}

/**
 * Returns whether an attribute is on when it is there, like `hidden`.
 *
 * @param {HTMLElement} element
 * @param {string} name
 */
export function isFlag(element, name) {
  const option = optionNamed(element, name);
  return option ? option.initial === undefined :
                  ["controls", "stitched", "history", "scrubber", "plain-links"].includes(name);
}

/**
 * Returns the value of an option's property.
 *
 * @template {Option} Each
 * @param {HTMLElement} element
 * @param {Each} option
 * @returns {OptionValue<Each>}
 */
export function optionValue(element, option) {
  const number = optionNumber(element, option);
  const value = option.initial === undefined ? number === 1 : option.choices?.[number] ?? number;
  return /** @type {OptionValue<Each>} */ (value);
}

/**
 * Returns the default of an option. Some kinds of exhibits have their own.
 *
 * @param {number} kind of exhibit in the engine
 * @param {Option} option
 */
export function defaultNumber(kind, {initial = 0, own}) {
  return own?.[kind] ?? initial;
}

/**
 * Returns the number that a text stands for. A bad text warns once and gives the default or the nearest good value.
 *
 * @param {HTMLElement} element
 * @param {Option} option
 * @param {string} text
 */
function parse(element, option, text) {
  const {name, choices, least = USUAL_LEAST, most = USUAL_MOST} = option;
  if (choices?.includes(text)) return choices.indexOf(text);
  const number = choices || !text ? NaN : numberOf(element, text);
  const nearest = Math.min(Math.max(number, least), most);
  if (number === nearest) return number;
  const used = Number.isNaN(number) ? defaultNumber(exhibitOf(element).kind, option) : nearest;
  const needed = choices ? `one of ${choices.join(", ")}` : `a number from ${least} to ${most}`;
  warn(element, `${name}="${text}"`, `${needed} is needed; ${choices?.[used] ?? used} is used`);
  return used;
}

/**
 * Returns the number that a text stands for, or the pixels of a length such as `calc(2em + 10px)`; NaN for another text.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
function numberOf(element, text) {
  const number = Number(text.replace(/(px|ms)$/, ""));
  if (!Number.isNaN(number)) return number;
  // Only the browser knows the font, the window and the containers.
  const probe = document.createElement("i");
  probe.style.display = "none";
  // Takes no percentage and no word.
  probe.style.scrollMarginTop = text;
  (element.shadowRoot ?? element).append(probe);
  const length = probe.style.scrollMarginTop && getComputedStyle(probe).scrollMarginTop;
  probe.remove();
  return parseFloat(length);
}

/** @type {WeakMap<HTMLElement, Set<string>>} what each element has warned about */
const warned = new WeakMap();

/**
 * Warns the page's author once about something that an element was given. Returns false.
 *
 * @param {HTMLElement} element
 * @param {string} given
 * @param {string} remedy
 */
export function warn(element, given, remedy) {
  const known = warned.get(element) ?? new Set();
  warned.set(element, known);
  if (!known.has(given)) console.warn(`<${element.localName} ${given}>: ${remedy}`);
  known.add(given);
  return false;
}
