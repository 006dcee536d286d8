// @ts-check
/** Tries again what could not be fetched from a published site. The connection to a command does this itself. */

/** @typedef {import("./listing.js").ConnectionState} ConnectionState */

/** The pause before the next attempt, in milliseconds. */
const pause = 3000;

/** Repeats an attempt until it succeeds. */
export class Retry {
  #attempt;
  #onState;
  /** The timer of the next attempt; 0 if none is needed. */
  #timer = 0;

  /**
   * @param {() => void} attempt reports its state to `note`
   * @param {(state: ConnectionState) => void} onState called with each failure, and once the attempt has succeeded
   */
  constructor(attempt, onState) {
    this.#attempt = attempt;
    this.#onState = onState;
  }

  /**
   * Notes whether files could be fetched. If not, the next attempt comes after a pause.
   * @param {ConnectionState} state
   */
  note(state) {
    const isReached = state === "reached";
    if (isReached && !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = isReached ? 0 : window.setTimeout(this.#attempt, pause);
    this.#onState(state);
  }

  /** Whether something could not be fetched, and is tried again. */
  get isWaiting() {
    return this.#timer !== 0;
  }
}
