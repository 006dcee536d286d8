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
  /** The number of things that were handled at once since the last batch. */
  #count = 0;

  /** @param {(thing: Thing) => void} handle */
  constructor(handle) {
    this.#handle = handle;
  }

  /** @param {Thing} thing */
  add(thing) {
    if (this.#count++ < BATCH) return this.#handle(thing);
    if (!this.#waiting.size) whenIdle(() => this.#handleNext(), {timeout: 1000});
    this.#waiting.add(thing);
  }

  /**
   * Handles a thing now if it is waiting.
   * @param {Thing} thing
   */
  prioritize(thing) {
    if (this.#waiting.delete(thing)) this.#handle(thing);
  }

  #handleNext() {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#count = 0;
    for (const thing of waiting) this.add(thing);
  }
}
