/** How many things are dealt with at once. For the items of a strip this takes about five milliseconds. */
const SLICE = 100;

/** @type {(call: () => void, options: {timeout: number}) => void} */
const whenIdle = globalThis.requestIdleCallback ?? ((call) => setTimeout(call, 50));

/**
 * Deals with many things of which most can wait: with the first hundred at once, and with the others in slices while the browser
 * has nothing else to do.
 *
 * @template Thing
 */
export class Slices {
  #dealWith;
  /** @type {Set<Thing>} */
  #waiting = new Set();
  /** How many it has dealt with since the browser was idle. */
  #count = 0;

  /** @param {(thing: Thing) => void} dealWith */
  constructor(dealWith) {
    this.#dealWith = dealWith;
  }

  /** @param {Thing} thing */
  add(thing) {
    if (this.#count === 0) whenIdle(() => this.#goOn(), {timeout: 1000});
    if (this.#count++ < SLICE) this.#dealWith(thing);
    else this.#waiting.add(thing);
  }

  /** @param {Thing} thing that cannot wait any longer */
  hurry(thing) {
    if (this.#waiting.delete(thing)) this.#dealWith(thing);
  }

  /** @param {Thing} thing that needs nothing any more */
  delete(thing) {
    this.#waiting.delete(thing);
  }

  #goOn() {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    this.#count = 0;
    for (const thing of waiting) this.add(thing);
  }
}
