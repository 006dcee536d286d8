// @ts-check
/** The settings that a browser stores. Storage can be forbidden; then a setting lasts as long as the page. */

/** @type {Record<string, boolean>} */
const switches = Object.freeze({true: true, false: false});

/**
 * Returns a stored switch; undefined if there is none, or another text.
 * @param {string} name
 */
export function storedSwitch(name) {
  try {
    return switches[localStorage.getItem(`vitrine.${name}`) ?? ""];
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {boolean} isOn
 */
export function storeSwitch(name, isOn) {
  store(name, String(isOn));
}

/**
 * @param {string} name
 * @param {number} value
 */
export function storeNumber(name, value) {
  store(name, String(value));
}

/**
 * @param {string} name
 * @param {string} text
 */
function store(name, text) {
  try {
    localStorage.setItem(`vitrine.${name}`, text);
  } catch {
    // Storage can be forbidden.
  }
}
