import {camelCase, value} from "./values.js";

/** @typedef {import('./values.js').OptionName} OptionName */
/** @typedef {typeof import('./element.js').VitrineElement} ElementType */

/**
 * The base of an element with these options besides those of `Base`: each is an attribute and, in camelCase, a property.
 *
 * @template {ElementType} Base
 * @template {OptionName} Name
 * @param {Base} base
 * @param {...Name} names
 */
export function withOptions(base, ...names) {
  class Element extends /** @type {ElementType} */ (base) {
    /** @returns {readonly OptionName[]} */
    static get options() {
      return [...super.options, ...names];
    }
  }
  for (const name of names) Object.defineProperty(Element.prototype, camelCase(name), mirror(name));
  return /** @type {OptionBase<Base, Name>} */ (/** @type {unknown} */ (Element));
}

/**
 * @template {ElementType} Base
 * @template {OptionName} Name
 * @typedef {Pick<Base, keyof Base>
 *   & {new (): InstanceType<Base> & import('./values.js').OptionProperties<Name>}} OptionBase
 */

/**
 * A property that reads and writes an attribute. `false`, `null` and `undefined` take the attribute away.
 *
 * @param {OptionName} name
 * @returns {PropertyDescriptor & ThisType<HTMLElement>}
 */
function mirror(name) {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return value(this, name);
    },
    set(value) {
      if (value === false || value == null) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : value);
    },
  };
}
