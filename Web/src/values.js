import {options} from "./options.js";

/** @typedef {typeof options} Options */
/** @typedef {keyof Options} OptionName */

/**
 * The type of an option's property: one of its words, on or off, or a number.
 *
 * @template {OptionName} Name
 * @typedef {Options[Name] extends {choices: readonly (infer Word)[]} ? Word
 *   : Options[Name] extends {kind: "flag"} ? boolean : number} OptionValue
 */

/**
 * @template {string} Name
 * @typedef {Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name} CamelCase
 */

/**
 * The properties that mirror the attributes of options.
 *
 * @template {OptionName} Name
 * @typedef {{ [Each in Name as CamelCase<Each>]: OptionValue<Each> }} OptionProperties
 */

/**
 * The engine's number for what an element says about an option: in its attribute, else in its custom property, else by
 * saying nothing.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 */
export function number(element, name) {
  const {kind} = options[name];
  const unsaid = initial(element, name);
  const attribute = element.getAttribute(name);
  if (kind === "flag") return attribute === null ? unsaid : +(attribute !== "false");
  const text = attribute ?? getComputedStyle(element).getPropertyValue(`--vitrine-${name}`).trim();
  return attribute === null && text === "" ? unsaid : checked(element, name, text);
}

/**
 * The value of an option of which an element says nothing: its exhibit may have one of its own.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 */
function initial(element, name) {
  /** @type {{initial: number, own?: Readonly<Record<number, number>>}} */
  const option = options[name];
  const {kind} = /** @type {{kind?: number}} */ (/** @type {unknown} */ (element.constructor));
  return option.own?.[kind ?? -1] ?? option.initial;
}

/**
 * What the property of an option answers.
 *
 * @template {OptionName} Name
 * @param {HTMLElement} element
 * @param {Name} name
 * @returns {OptionValue<Name>}
 */
export function value(element, name) {
  const option = options[name];
  const found = number(element, name);
  const meant = option.kind === "flag" ? found === 1 : option.kind === "choice" ? option.choices[found] : found;
  return /** @type {OptionValue<Name>} */ (meant);
}

/**
 * The attribute of an option's property.
 * @param {string} name
 */
export function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** @type {WeakMap<HTMLElement, Set<string>>} what has been complained of already */
const complaints = new WeakMap();

/**
 * The number that a text means; a text that means none is complained of, once.
 *
 * @param {HTMLElement} element
 * @param {OptionName} name
 * @param {string} text
 */
function checked(element, name, text) {
  const option = options[name];
  const {least, most} = option;
  const words = option.kind === "choice" ? /** @type {readonly string[]} */ (option.choices) : [];
  const meant = words.length ? words.indexOf(text) : text === "" ? NaN : Number(text.replace(/(px|ms)$/, ""));
  if (meant >= least && meant <= most) return meant;
  const used = words.length || Number.isNaN(meant) ? initial(element, name) : Math.min(Math.max(meant, least), most);
  const needed = words.length ? `one of ${words.join(", ")}` : `a number from ${least} to ${most}`;
  complain(element, `${name}="${text}"`, `${needed} is needed; ${words[used] ?? used} is used`);
  return used;
}

/**
 * Tells the page's author what an element was given and what it needs; false, for what is no good.
 *
 * @param {HTMLElement} element
 * @param {string} given
 * @param {string} remedy
 */
export function complain(element, given, remedy) {
  const known = complaints.get(element) ?? new Set();
  complaints.set(element, known);
  if (!known.has(given)) console.warn(`<${element.localName} ${given}>: ${remedy}`);
  known.add(given);
  return false;
}
