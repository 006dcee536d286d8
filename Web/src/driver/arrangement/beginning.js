/** @typedef {import('../base/driver.js').Driver} Driver */
/** @typedef {import('./rearrangement.js').Rearrangement} Rearrangement */

/** The flights that have not begun, by the drivers of their destinations. */
const beginnings = /** @type {WeakMap<Driver, Beginning>} */ (new WeakMap());

/** A flight that begins when its destination is ready. Until then it keeps what a finger does. */
export class Beginning {
  #driver;
  /** @type {((flight: Rearrangement | undefined) => void)[]} */
  #calls = [];
  /** The share of the way to which a finger has moved the pictures; undefined if they fly by themselves. */
  progress;

  /**
   * @param {Driver} driver of the destination
   * @param {number | undefined} progress
   */
  constructor(driver, progress) {
    this.#driver = driver;
    this.progress = progress;
    beginnings.set(driver, this);
  }

  /**
   * Makes a call as soon as the pictures fly.
   * @param {(flight: Rearrangement | undefined) => void} call
   */
  add(call) {
    this.#calls.push(call);
  }

  /** Does what the finger has done meanwhile. The pictures fly now, or will not. */
  end() {
    if (beginnings.get(this.#driver) === this) beginnings.delete(this.#driver);
    const flight = flightTo(this.#driver);
    if (this.progress !== undefined) flight?.scrub(this.progress);
    for (const call of this.#calls.splice(0)) call(flight);
  }
}

/**
 * Moves the pictures that fly to an element, or will fly there, to a share of their way.
 *
 * @param {Driver} driver of the element
 * @param {number} progress
 */
export function scrub(driver, progress) {
  const beginning = beginnings.get(driver);
  if (beginning) beginning.progress = progress;
  else flightTo(driver)?.scrub(progress);
}

/**
 * Makes a call with the flight to an element: at once, or as soon as it begins. Without one it gets undefined.
 *
 * @param {Driver} driver of the element
 * @param {(flight: Rearrangement | undefined) => void} call
 */
export function whenBegun(driver, call) {
  const beginning = beginnings.get(driver);
  if (beginning) beginning.add(call);
  else call(flightTo(driver));
}

/** @param {Driver} driver */
function flightTo(driver) {
  const {rearrangement} = driver;
  return rearrangement?.isActive && rearrangement.destination === driver ? rearrangement : undefined;
}
