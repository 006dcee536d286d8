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

/** A stream that connects again whenever it is lost. It gives up if the first answer is no stream of events, such as 403. */
export class ServerStream {
  #address;
  #receive;
  #wasOpen = false;

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
    stream.addEventListener("open", () => this.#onOpen());
    stream.addEventListener("error", () => this.#onError(stream));
  }

  #onOpen() {
    this.#wasOpen = true;
    this.#receive({kind: "open"});
  }

  /** The browser connects again by itself, unless the answer was not a stream of events. */
  #onError(/** @type {EventSource} */ stream) {
    if (!this.#wasOpen && stream.readyState === EventSource.CLOSED) return;
    this.#receive({kind: "lost"});
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => this.#connect(), pause);
  }
}
