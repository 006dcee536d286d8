// @ts-check
/** The connection to the server, which sends its progress and changes as a stream of events. */

/** @typedef {{ done: number, total: number, damaged: number }} Progress */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress) => void} onProgress
 * @property {(revision: number | null) => void} onChange null after a lost connection: the revision is unknown
 * @property {(reachable: boolean) => void} onReachable
 */

/** The time that a lost connection has to return before the page reports it, in milliseconds. */
const reconnectTime = 3000;

/** A connection that lasts as long as the page. If the server sends no stream of events, the connection does nothing. */
export class Connection {
  #listener;
  #wasOpen = false;
  #lossTimer = 0;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#connect();
  }

  #connect() {
    const stream = new EventSource("events");
    const {onProgress, onChange} = this.#listener;
    stream.addEventListener("progress", (event) => onProgress(JSON.parse(event.data)));
    stream.addEventListener("changed", (event) => onChange(JSON.parse(event.data).revision));
    stream.addEventListener("open", () => this.#onOpen());
    stream.addEventListener("error", () => this.#onError(stream));
  }

  #onOpen() {
    this.#wasOpen = true;
    if (this.#lossTimer) this.#reportReturn();
  }

  #reportReturn() {
    clearTimeout(this.#lossTimer);
    this.#lossTimer = 0;
    this.#listener.onReachable(true);
    this.#listener.onChange(null);
  }

  /** The browser connects again by itself, unless the answer was not a stream of events. */
  #onError(/** @type {EventSource} */ stream) {
    if (!this.#wasOpen) return stream.close();
    this.#lossTimer ||= window.setTimeout(() => this.#listener.onReachable(false), reconnectTime);
    if (stream.readyState === EventSource.CLOSED) window.setTimeout(() => this.#connect(), reconnectTime);
  }
}
