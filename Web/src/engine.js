/**
 * The engine of a page: one WebAssembly instance for all exhibits.
 *
 * A trap in it never leaves the page dead: the instance is thrown away, a new one takes its place, every exhibit is told
 * again what it knew, and the error is reported.
 */

/**
 * @typedef {object} EngineExports
 * @property {WebAssembly.Memory} memory
 * @property {(kind: number) => number} vitrine_make
 * @property {(handle: number) => number} vitrine_drop
 * @property {(room: number) => number} vitrine_arguments
 * @property {(handle: number, kind: number, time: number, shown: number) => number} vitrine_event
 * @property {(viewer: number, exhibit: number, item: number, time: number) => void} vitrine_follow
 * @property {(handle: number, time: number) => number} vitrine_scene
 * @property {(handle: number) => number} vitrine_numbers
 * @property {(handle: number) => number} vitrine_course
 * @property {(handle: number) => number} vitrine_signal
 */

/** @typedef {{ revive(): void }} Revivable what must be told again after a trap */

/** As many numbers as most events and all signals have. */
const FEW = 16;
/** The most numbers of an event; see `Arguments.swift`. */
const MOST = 2 ** 22 + 2;

/** @type {Promise<Engine> | undefined} */
let shared;

/** Whether the engine has arrived: elements that come into the page from then on have it before anybody sees them. */
export let isThere = false;

export class Engine {
  #module;
  /** @type {EngineExports} */
  #exports;
  #arguments = new Float64Array(0);
  /** @type {Set<Revivable>} */
  #exhibits = new Set();
  #isRestarting = false;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#exports = this.#instantiate();
  }

  /** The engine of this page, fetched once from beside this script. */
  static load() {
    return shared ??= fetchEngine(new URL(ENGINE, import.meta.url));
  }

  /** @param {Revivable} exhibit */
  join(exhibit) {
    this.#exhibits.add(exhibit);
  }

  /** @param {Revivable} exhibit */
  leave(exhibit) {
    this.#exhibits.delete(exhibit);
  }

  /**
   * Calls into the engine; what `call` returns, or undefined when the engine broke down and was replaced.
   *
   * @template T
   * @param {(engine: EngineExports) => T} call
   * @returns {T | undefined}
   */
  run(call) {
    try {
      return call(this.#exports);
    } catch (error) {
      if (!isTrap(error) || this.#isRestarting) throw error;
      this.#restart(error);
      return undefined;
    }
  }

  /**
   * Where the numbers of an event are written and those of a signal read.
   * @param {number} count how many there are; there may be room for fewer
   */
  arguments(count = FEW) {
    const {memory, vitrine_arguments} = this.#exports;
    const room = Math.min(count, MOST);
    // Growing the memory detaches every view of it.
    if (this.#arguments.buffer !== memory.buffer || this.#arguments.length < room) {
      const address = vitrine_arguments(room);
      this.#arguments = new Float64Array(memory.buffer, address, Math.max(room, this.#arguments.length, FEW));
    }
    return this.#arguments;
  }

  /** @param {unknown} cause */
  #restart(cause) {
    this.#isRestarting = true;
    this.#exports = this.#instantiate();
    this.#arguments = new Float64Array(0);
    for (const exhibit of this.#exhibits) attempt(() => exhibit.revive());
    this.#isRestarting = false;
    reportError(new Error("Vitrine: the engine broke down and was started again", {cause}));
  }

  #instantiate() {
    const instance = new WebAssembly.Instance(this.#module);
    return /** @type {EngineExports} */ (/** @type {unknown} */ (instance.exports));
  }
}

/**
 * A trap, or the end of the stack, which browsers report as their own.
 * @param {unknown} error
 */
function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** @param {() => void} action */
function attempt(action) {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}

/** @param {URL} address */
async function fetchEngine(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Vitrine: ${address} answered ${response.status}; serve it beside vitrine.js`);
  const engine = new Engine(await WebAssembly.compile(await response.arrayBuffer()));
  isThere = true;
  return engine;
}
