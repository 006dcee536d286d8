import {optionValue} from "../engine/options.js";
import {writeAttribute} from "../items/write-attribute.js";

/** @typedef {import('../engine/options.js').OptionName} OptionName */
/** @typedef {typeof import('./vitrine-element.js').VitrineElement} ElementClass */

/**
 * @template {string} Name
 * @typedef {Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name} CamelCase
 */

/**
 * The properties that mirror the attributes of options.
 *
 * @template {OptionName} Name
 * @typedef {{ [Each in Name as CamelCase<Each>]: import('../engine/options.js').OptionValue<Each> }} OptionProperties
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
 * Gives an element a property in camelCase for each of its options. This is a statement of its own in a module: webpack 5.75 drops the
 * class that another one extends if a call follows it in the same declaration.
 *
 * @param {ElementClass} element
 * @param {readonly OptionName[]} names
 */
export function mirrorOptions(element, names) {
  for (const name of names) Object.defineProperty(element.prototype, camelCase(name), mirror(name));
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/**
 * A property that reads and writes an attribute. `false`, `null` and `undefined` remove the attribute.
 *
 * @param {OptionName} name
 * @returns {PropertyDescriptor & ThisType<HTMLElement>}
 */
function mirror(name) {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return optionValue(this, name);
    },
    set(value) {
      writeAttribute(this, name, value === false ? null : value === true ? "" : value ?? null);
    },
  };
}
