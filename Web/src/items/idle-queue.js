/** The number of things that are handled at once. The items of a strip take about five milliseconds. */
const BATCH = 100;

/** @type {(call: () => void, options: {timeout: number}) => void} */
const whenIdle = globalThis.requestIdleCallback ?? ((call) => setTimeout(call, 50));

/**
 * Handles many things without holding the page: the first hundred at once, and the others in batches while the browser is idle.
 *
 * @template Thing
 */
export class IdleQueue {
  #handle;
  /** @type {Set<Thing>} */
  #waiting = new Set();
  /** The number of things that were handled since the browser was idle. */
  #count = 0;

  /** @param {(thing: Thing) => void} handle */
  constructor(handle) {
    this.#handle = handle;
  }

  /** @param {Thing} thing */
  add(thing) {
    if (this.#count === 0) whenIdle(() => this.#handleNext(), {timeout: 1000});
    if (this.#count++ < BATCH) this.#handle(thing);
    else this.#waiting.add(thing);
  }

  /**
   * Handles a thing now if it is waiting.
   * @param {Thing} thing
   */
  prioritize(thing) {
    if (this.#waiting.delete(thing)) this.#handle(thing);
  }

  #handleNext() {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    this.#count = 0;
    for (const thing of waiting) this.add(thing);
  }
}
