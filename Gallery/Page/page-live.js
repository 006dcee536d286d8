// @ts-check
/** What the server tells while it works: progress and changes, by one stream of events. */

/** @typedef {{ done: number, total: number, damaged: number }} Progress */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress) => void} progressed
 * @property {(revision: number | null) => void} changed null: unknown, after a time without connection
 * @property {(reachable: boolean) => void} reached
 */

/** How long a broken connection may take to come back before anybody is told. In milliseconds. */
const patience = 3000;

/**
 * The connection to the server, for as long as the page lives. A page that is served without a stream of events, such
 * as an exported one, hears nothing.
 */
export class Connection {
  #listener;
  #wasOpen = false;
  #lost = 0;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#connect();
  }

  #connect() {
    const stream = new EventSource("events");
    const {progressed, changed} = this.#listener;
    stream.addEventListener("progress", (event) => progressed(JSON.parse(event.data)));
    stream.addEventListener("changed", (event) => changed(JSON.parse(event.data).revision));
    stream.addEventListener("open", () => this.#opened());
    stream.addEventListener("error", () => this.#broke(stream));
  }

  #opened() {
    this.#wasOpen = true;
    if (this.#lost) this.#returned();
  }

  #returned() {
    clearTimeout(this.#lost);
    this.#lost = 0;
    this.#listener.reached(true);
    this.#listener.changed(null);
  }

  /** The browser tries again by itself, except where the answer was not a stream. */
  #broke(/** @type {EventSource} */ stream) {
    if (!this.#wasOpen) return stream.close();
    this.#lost ||= window.setTimeout(() => this.#listener.reached(false), patience);
    if (stream.readyState === EventSource.CLOSED) window.setTimeout(() => this.#connect(), patience);
  }
}
