import {options} from "../abi.js";

/** @typedef {typeof options} Options */
/** @typedef {keyof Options} OptionName */

/**
 * The type of an option's property: one of its words, a boolean or a number.
 *
 * @template {OptionName} Name
 * @typedef {Options[Name] extends {choices: readonly (infer Word)[]} ? Word
 *   : Options[Name] extends {initial: number} ? number : boolean} OptionValue
 */

/**
 * Returns the number that the engine gets for an option. It comes from the attribute, else from the custom property, else
 * it is the default.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 */
export function optionNumber(element, name) {
  const unset = defaultNumber(element, name);
  const attribute = element.getAttribute(name);
  if (isFlag(name)) return attribute === null ? unset : 1;
  const text = attribute ?? getComputedStyle(element).getPropertyValue(`--vitrine-${name}`).trim();
  return attribute === null && text === "" ? unset : parse(element, name, text);
}

/**
 * Returns the engine's number of an option. The options are in the order of their numbers.
 * @param {string} name
 */
export function optionId(name) {
  return Object.keys(options).indexOf(name);
}

/**
 * Returns whether an attribute is on when it is there, like `hidden`.
 * @param {string} name
 */
export function isFlag(name) {
  return name in options ? !("initial" in options[/** @type {OptionName} */ (name)]) :
                           name === "controls" || name === "stitched";
}

/**
 * Warns that an attribute is on although it says `false`.
 *
 * @param {HTMLElement} element
 * @param {string} name
 */
export function warnOfFlag(element, name) {
  warn(element, `${name}="false"`, "it is on; remove the attribute to switch it off");
}

/**
 * Returns the value of an option's property.
 *
 * @template {OptionName} Name
 * @param {HTMLElement} element
 * @param {Name} name
 * @returns {OptionValue<Name>}
 */
export function optionValue(element, name) {
  const {choices} = /** @type {{choices?: readonly string[]}} */ (options[name]);
  const number = optionNumber(element, name);
  const value = isFlag(name) ? number === 1 : choices?.[number] ?? number;
  return /** @type {OptionValue<Name>} */ (value);
}

/**
 * Returns the default of an option. Some kinds of exhibits have their own.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 */
function defaultNumber(element, name) {
  /** @type {{initial?: number, own?: Readonly<Record<number, number>>}} */
  const option = options[name];
  const {kind} = /** @type {{kind?: number}} */ (/** @type {unknown} */ (element.constructor));
  return option.own?.[kind ?? -1] ?? option.initial ?? 0;
}

/**
 * Returns the number that a text stands for. A bad text warns once and gives the default or the nearest good value.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 * @param {string} text
 */
function parse(element, name, text) {
  const {choices, least, most} =
    /** @type {{choices?: readonly string[], least: number, most: number}} */ (options[name]);
  if (choices?.includes(text)) return choices.indexOf(text);
  const number = choices || text === "" ? NaN : Number(text.replace(/(px|ms)$/, ""));
  const nearest = Math.min(Math.max(number, least), most);
  if (number === nearest) return number;
  const used = Number.isNaN(number) ? defaultNumber(element, name) : nearest;
  const needed = choices ? `one of ${choices.join(", ")}` : `a number from ${least} to ${most}`;
  warn(element, `${name}="${text}"`, `${needed} is needed; ${choices?.[used] ?? used} is used`);
  return used;
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
