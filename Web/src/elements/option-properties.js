import {writeAttribute} from "../dom/write-attribute.js";
import {optionValue} from "../engine/options.js";

/** @typedef {import('../engine/options.js').Option} Option */
/** @typedef {import('../engine/options.js').OptionName} OptionName */
/**
 * @template {OptionName} Name
 * @typedef {import('../engine/options.js').OptionNamed<Name>} OptionNamed
 */
/**
 * @template {Option} Each
 * @typedef {import('../engine/options.js').OptionValue<Each>} OptionValue
 */
/** @typedef {typeof import('./vitrine-element.js').VitrineElement} ElementClass */

/**
 * @template {string} Name
 * @typedef {Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name} CamelCase
 */

/**
 * The properties that mirror the attributes of options.
 *
 * @template {OptionName} Name
 * @typedef {{ [Each in Name as CamelCase<Each>]: OptionValue<OptionNamed<Each>> }} OptionProperties
 */

/**
 * A class by the type of its instances.
 *
 * @template Instance
 * @typedef {{ new (): Instance, prototype: Instance }} Constructor
 */

/**
 * A class of elements with the properties of its options.
 *
 * @template {ElementClass} Class
 * @template {OptionName} Name
 * @typedef {Constructor<InstanceType<Class> & OptionProperties<Name>>} WithOptions
 */

/**
 * Says what an element shows, and gives it a property in camelCase for each of its options. This is a statement of its own in a module:
 * webpack 5.75 drops the class that another one extends if a call follows it in the same declaration.
 *
 * @param {ElementClass} element
 * @param {import('../engine/options.js').Exhibit} exhibit
 */
export function defineExhibit(element, exhibit) {
  for (const [name, value] of Object.entries(exhibit)) Object.defineProperty(element, name, {value});
  for (const option of exhibit.options)
    Object.defineProperty(element.prototype, camelCase(option.name), mirror(option));
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/**
 * A property that reads and writes an attribute. `false`, `null` and `undefined` remove the attribute.
 *
 * @param {Option} option
 * @returns {PropertyDescriptor & ThisType<HTMLElement>}
 */
function mirror(option) {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return optionValue(this, option);
    },
    set(value) {
      writeAttribute(this, option.name, value === false ? null : value === true ? "" : value ?? null);
    },
  };
}
