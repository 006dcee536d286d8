import {eventLine, frameLine, traceHead, writable} from "./trace-line.js";

/** @typedef {import('../engine/model.js').Model} Model */

/**
 * Everything that happens to an element, from its present state on, as the text of a trace. The engine gets the numbers as they
 * are written, so a replay of the trace draws the same, to the last bit.
 */
export class Recording {
  #model;
  #lines = /** @type {string[]} */ ([]);
  #head;

  /** @param {import('../elements/vitrine-element.js').VitrineElement} element in a page */
  constructor(element) {
    const {model} = element;
    if (!model) throw new Error(`<${element.localName}>: record() needs an element that is in a page`);
    this.#model = model;
    this.#head = traceHead(
      /** @type {typeof import('../elements/vitrine-element.js').VitrineElement} */ (element.constructor).kind);
    const {send, scene} = model;
    model.send = (event, numbers, time, shown) => {
      const exact = numbers.map(writable);
      const [at, seen] = [writable(time), writable(shown)];
      this.#lines.push(eventLine(event, exact, at, seen));
      return send.call(model, event, exact, at, seen);
    };
    model.scene = (time) => {
      const at = writable(time);
      this.#lines.push(frameLine(at));
      return scene.call(model, at);
    };
    model.restart();
  }

  /** The trace so far. */
  get text() {
    return this.#head + this.#lines.join("");
  }

  /**
   * Ends the recording and returns the trace.
   * @returns {string}
   */
  stop() {
    const model = /** @type {Partial<Model>} */ (this.#model);
    // The methods of the class are there again.
    delete model.send;
    delete model.scene;
    return this.text;
  }
}
