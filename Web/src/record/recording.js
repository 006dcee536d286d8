import {exhibitOf} from "../engine/options.js";

import {Interception} from "./interception.js";
import {eventLine, frameLine, traceHead, writable} from "./trace-line.js";

/**
 * Records everything that happens to an element from now on, as the text of a trace. The engine gets the numbers as they are
 * written, so a replay of the trace draws the same, to the last bit. The recording ends when the element leaves the page, or when the
 * engine fails.
 */
export class Recording {
  /** @type {Interception} */
  #interception;
  #lines = /** @type {string[]} */ ([]);
  #head;

  /** @param {import('../elements/vitrine-element.js').VitrineElement} element in a page */
  constructor(element) {
    this.#head = traceHead(exhibitOf(element).kind);
    this.#interception = new Interception(element, {
      send: (event, numbers, time, shown) => {
        const exact = numbers.map(writable);
        const [at, seen] = [writable(time), writable(shown)];
        this.#lines.push(eventLine(event, exact, at, seen));
        return this.#interception.own.send(event, exact, at, seen);
      },
      scene: (time) => {
        const at = writable(time);
        this.#lines.push(frameLine(at));
        return this.#interception.own.scene(at);
      },
    });
    this.#interception.restart();
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
    this.#interception.end();
    return this.text;
  }
}
