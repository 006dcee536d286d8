/**
 * The `vitrine-move` events of a strip, and whether anybody hears them. While nobody does, the compositor can play motions.
 *
 * A listener can be older than the element's definition, or be one that no method here has seen come or go. It gives itself
 * away by reading the position while the event is dispatched.
 */
export class MoveEvents {
  #host;
  /** @type {Set<unknown>} */
  #listeners = new Set();
  #isRead = false;
  #position = NaN;

  /** @param {EventTarget} host */
  constructor(host) {
    this.#host = host;
  }

  /** Whether somebody hears them. */
  get areHeard() {
    return this.#isRead || this.#listeners.size > 0;
  }

  /** Somebody has read where the strip is. */
  noteRead() {
    this.#isRead = true;
  }

  /**
   * @param {unknown} listener
   * @param {boolean | AddEventListenerOptions | undefined} options
   */
  add(listener, options) {
    const {once, signal} = Object(options);
    if (signal?.aborted) return;
    if (once) return this.noteRead();
    this.#listeners.add(listener);
    signal?.addEventListener("abort", () => this.remove(listener));
  }

  /** @param {unknown} listener */
  remove(listener) {
    this.#listeners.delete(listener);
  }

  /**
   * Reports where the strip is, if that has changed.
   * @param {number} position in items
   */
  report(position) {
    if (position === this.#position) return;
    this.#position = position;
    this.#isRead = false;
    const detail = {
      get position() {
        noteRead();
        return position;
      },
    };
    const noteRead = () => this.noteRead();
    this.#host.dispatchEvent(new CustomEvent("vitrine-move", {detail}));
  }
}
