// @ts-check
/** The connection to the server, which sends its progress and changes as events. */

import {receiveEvents} from "./page-shared-stream.js";

/** @typedef {import("./page-stream.js").Message} Message */
/** @typedef {import("./page-stream.js").Progress} Progress */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress) => void} onProgress
 * @property {(revision: number | null) => void} onChange null after a lost connection: the revision is unknown
 * @property {(reachable: boolean) => void} onReachable
 */

/** The time that a lost connection has to return before the page reports it, in milliseconds. */
const patience = 3000;

/** A connection that lasts as long as the page. */
export class Connection {
  #listener;
  #lossTimer = 0;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    receiveEvents((message) => this.#onMessage(message));
  }

  #onMessage(/** @type {Message} */ message) {
    if (message.kind === "progress") this.#listener.onProgress(message.progress);
    if (message.kind === "changed") this.#listener.onChange(message.revision);
    if (message.kind === "open" && this.#lossTimer) this.#reportReturn();
    if (message.kind === "lost")
      this.#lossTimer ||= window.setTimeout(() => this.#listener.onReachable(false), patience);
  }

  #reportReturn() {
    clearTimeout(this.#lossTimer);
    this.#lossTimer = 0;
    this.#listener.onReachable(true);
    this.#listener.onChange(null);
  }
}
