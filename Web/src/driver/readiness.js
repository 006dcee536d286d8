import {attempt} from "../engine/attempt.js";

/**
 * Whether the engine has loaded for an element, and the calls that wait for it.
 * @template Element
 */
export class Readiness {
  /** @type {(() => void)[]} */
  #calls = [];
  /** @type {{resolve: (element: Element) => void, reject: (error: Error) => void} | undefined} */
  #decision;
  /**
   * Resolves with the element, and rejects if the engine cannot be loaded.
   * @type {Promise<Element>}
   */
  promise = new Promise((resolve, reject) => (this.#decision = {resolve, reject}));

  /** @param {() => void} call */
  add(call) {
    this.#calls.push(call);
  }

  /** Makes the calls that wait, in their order. */
  runCalls() {
    for (const call of this.#calls.splice(0)) attempt(call);
  }

  /**
   * Resolves the promise. Returns false if that has happened already.
   * @param {Element} element
   */
  resolve(element) {
    if (!this.#decision) return false;
    this.#decision.resolve(element);
    this.#decision = undefined;
    // The first promise was rejected if the engine could not be loaded at first.
    this.promise = Promise.resolve(element);
    return true;
  }

  /** Rejects the promise. A page that does not use it gets no unhandled rejection. */
  reject() {
    this.promise.catch(() => {});
    this.#decision?.reject(new Error("Vitrine: the engine could not be loaded"));
  }
}
