// @ts-check
/** The connection to the server, which sends its progress and changes as events. */

import {fetchListing, stateAfter} from "./listing.js";
import {receiveEvents} from "./shared-stream.js";

/** @typedef {import("./listing.js").ConnectionState} ConnectionState */
/** @typedef {import("./stream.js").Message} Message */
/** @typedef {import("./stream.js").Progress} Progress */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress) => void} onProgress
 * @property {(revision: number | null) => void} onChange null after a lost connection: the revision is unknown
 * @property {(state: ConnectionState) => void} onState called when the state of the connection changes
 */

/** The time that a lost stream has to return before the page asks for changes itself, and between its questions, in milliseconds. */
const patience = 3000;

/** A connection that lasts as long as the page. */
export class Connection {
  #listener;
  /** The timer of the questions. 0 while the stream is open, and before it is lost for the first time. */
  #timer = 0;
  /** @type {ConnectionState} */
  #state = "reached";

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    receiveEvents((message) => this.#onMessage(message));
  }

  #onMessage(/** @type {Message} */ message) {
    if (message.kind === "progress") this.#listener.onProgress(message.progress);
    if (message.kind === "changed") this.#listener.onChange(message.revision);
    if (message.kind === "open" && this.#timer) this.#onReturn();
    if (message.kind === "lost") this.#timer ||= this.#askLater();
  }

  #onReturn() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#report("reached");
    this.#listener.onChange(null);
  }

  #askLater() {
    return window.setTimeout(() => this.#ask(), patience);
  }

  /** Asks the server for its revision. A server behind a proxy may answer without a stream. */
  async #ask() {
    const timer = this.#timer;
    /** @type {ConnectionState} */
    let state = "reached";
    const listing =
      await fetchListing(null, 0).catch((/** @type {unknown} */ error) => void (state = stateAfter(error)));
    // The stream is back, or was back and is lost again.
    if (timer !== this.#timer) return;
    const wasReached = this.#state === "reached";
    this.#report(state);
    // The revision of a server that was away says nothing: it may have begun anew.
    if (listing) this.#listener.onChange(wasReached ? listing.revision : null);
    this.#timer = this.#askLater();
  }

  #report(/** @type {ConnectionState} */ state) {
    if (state !== this.#state) this.#listener.onState(state);
    this.#state = state;
  }
}
