import {VitrineElement} from "./element.js";
import {camelCase, value} from "./values.js";

/** @typedef {import('./values.js').OptionName} OptionName */

/**
 * The base of an element with these options: each is an attribute and, in camelCase, a property.
 *
 * @template {OptionName} Name
 * @param {...Name} names
 */
export function elementWith(...names) {
  class Element extends VitrineElement {
    /** @returns {readonly OptionName[]} */
    static get options() {
      return names;
    }
  }
  for (const name of names) Object.defineProperty(Element.prototype, camelCase(name), mirror(name));
  return /** @type {OptionBase<Name>} */ (/** @type {unknown} */ (Element));
}

/**
 * @template {OptionName} Name
 * @typedef {Pick<typeof VitrineElement, keyof typeof VitrineElement>
 *   & {new (): VitrineElement & import('./values.js').OptionProperties<Name>}} OptionBase
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
