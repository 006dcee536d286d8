// @ts-check
/** The stream of the server's events. It opens again after a lost connection. */

/** @typedef {{ done: number, total: number, damaged: number }} Progress */

/**
 * @typedef {{ kind: "open" }
 *   | { kind: "lost" }
 *   | { kind: "progress", progress: Progress }
 *   | { kind: "changed", revision: number }} Message
 */

/** The pause before a stream that the browser has given up opens again, in milliseconds. */
const pause = 3000;

/** A stream that connects again whenever it is lost or refused. */
export class ServerStream {
  #address;
  #receive;

  /**
   * @param {string} address
   * @param {(message: Message) => void} receive
   */
  constructor(address, receive) {
    this.#address = address;
    this.#receive = receive;
    this.#connect();
  }

  #connect() {
    const stream = new EventSource(this.#address);
    stream.addEventListener("progress", ({data}) => this.#receive({kind: "progress", progress: JSON.parse(data)}));
    stream.addEventListener(
      "changed", ({data}) => this.#receive({kind: "changed", revision: JSON.parse(data).revision}));
    stream.addEventListener("open", () => this.#receive({kind: "open"}));
    stream.addEventListener("error", () => this.#onError(stream));
  }

  /** The browser connects again by itself, unless the answer was not a stream of events. */
  #onError(/** @type {EventSource} */ stream) {
    this.#receive({kind: "lost"});
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => this.#connect(), pause);
  }
}
