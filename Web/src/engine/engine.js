import {FEW_ARGUMENTS, MOST_ARGUMENTS} from "../abi.js";

/**
 * The exports of the WebAssembly module.
 *
 * @typedef {object} EngineExports
 * @property {WebAssembly.Memory} memory
 * @property {(kind: number) => number} vitrine_make
 * @property {(handle: number) => number} vitrine_drop
 * @property {(count: number) => number} vitrine_arguments
 * @property {(handle: number, kind: number, time: number, shown: number) => number} vitrine_event
 * @property {(handle: number, item: number, time: number) => void} vitrine_source
 * @property {(handle: number, time: number) => number} vitrine_scene
 * @property {(handle: number) => number} vitrine_motion
 * @property {(handle: number, time: number) => number} vitrine_preview
 * @property {(handle: number, question: number, time: number) => number} vitrine_answer
 * @property {(handle: number) => number} vitrine_signal
 * @property {(handle: number, action: number, time: number) => number} vitrine_rearrange
 */

/** @type {Promise<Engine | void> | undefined} */
let shared;

/** Whether the engine has loaded. An element that is connected after that draws before anybody sees it. */
export let isLoaded = false;

/**
 * One WebAssembly instance for all elements of a page.
 *
 * A trap can leave its memory in any state, so the instance is not used any more. Elements that come into the page later load another.
 */
export class Engine {
  #exports;
  #arguments = new Float64Array(0);
  #failure = new AbortController();

  /** @param {EngineExports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * Returns the engine of this page. The first call fetches it from the folder of this script. Without an engine, a message says
   * why, and elements stay as they are without script; the next element tries again.
   */
  static load() {
    shared ??= loadEngine().catch(({message}) => {
      shared = undefined;
      console.error(
        `Vitrine: no engine could be loaded (${message}); put ${ENGINE} and ${ENGINE}.js beside the script`);
    });
    return shared;
  }

  /** Aborts when the engine traps. */
  get failure() {
    return this.#failure.signal;
  }

  /**
   * Calls a function of the engine. Returns undefined if the engine traps or has trapped.
   *
   * @param {Exclude<keyof EngineExports, "memory">} name
   * @param {number} first
   * @param {number} [second]
   * @param {number} [third]
   * @param {number} [fourth]
   * @returns {number | undefined}
   */
  call(name, first, second, third, fourth) {
    try {
      // The checker cannot know that each function gets its own numbers. The engine ignores those that are too many.
      if (!this.failure.aborted) return /** @type {any} */ (this.#exports[name])(first, second, third, fourth);
    } catch (cause) {
      // The engine calls nothing outside, so every error comes from a trap.
      shared = undefined;
      isLoaded = false;
      this.#failure.abort();
      reportError(new Error("Vitrine: the engine has failed; its elements are as without script", {cause}));
    }
    return undefined;
  }

  /** The memory of the engine. Growing it detaches every view of it. */
  get memory() {
    return this.#exports.memory;
  }

  /**
   * Returns the memory in which the numbers of events and signals are exchanged.
   * @param {number} count how many numbers are needed; at most `MOST_ARGUMENTS` fit
   */
  arguments(count = FEW_ARGUMENTS) {
    const fitting = Math.min(count, MOST_ARGUMENTS);
    // A view has no length once the memory has grown.
    if (this.#arguments.length < fitting) {
      const address = this.call("vitrine_arguments", fitting);
      const length = Math.max(fitting, FEW_ARGUMENTS);
      if (!address) return new Float64Array(length);
      this.#arguments = new Float64Array(this.memory.buffer, address, length);
    }
    return this.#arguments;
  }
}

/** Loads the engine as WebAssembly, or as JavaScript where the page's policy or the browser refuses WebAssembly. */
async function loadEngine() {
  const engine = new Engine(
    runsWebAssembly() ? await instantiateEngine() :
                        (await import(new URL(`${ENGINE}.js`, import.meta.url).href)).default(),
  );
  isLoaded = true;
  return engine;
}

/** Returns an instance of an empty module, if the page may make one. Safari's policy refuses instances, not modules. */
function runsWebAssembly() {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return;
  }
}

async function instantiateEngine() {
  const address = new URL(ENGINE, import.meta.url);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${address}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  return /** @type {EngineExports} */ (/** @type {unknown} */ (new WebAssembly.Instance(module).exports));
}
