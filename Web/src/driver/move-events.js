/**
 * The `vitrine-move` events of a strip, and whether the page listens to them. While it does not, the compositor can play motions.
 *
 * A listener can be older than the element's definition, or can be added in a way that is not noticed here. Such a listener is
 * noticed when it reads the position. Therefore the first frame of each motion emits the event even if nobody seems to listen.
 */
export class MoveEvents {
  #element;
  /** @type {Set<unknown>} */
  #listeners = new Set();
  #isRead = false;
  #isMoving = false;
  #position = NaN;

  /**
   * @param {HTMLElement} element
   * @param {() => void} refresh requests a frame
   */
  constructor(element, refresh) {
    this.#element = element;
    const {addEventListener, removeEventListener} = element;
    element.addEventListener =
      (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
        addEventListener.call(element, type, listener, options);
        if (type !== "vitrine-move") return;
        this.#add(listener, options);
        refresh();
      };
    element.removeEventListener =
      (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
        removeEventListener.call(element, type, listener, options);
        if (type === "vitrine-move") this.#listeners.delete(listener);
      };
  }

  /** Whether the page listens. */
  get areHeard() {
    return this.#isRead || this.#listeners.size > 0;
  }

  /** The page has read the position of the strip. */
  noteRead() {
    this.#isRead = true;
  }

  /**
   * Takes in the position in a frame. Emits an event if it has changed and the page listens, or may listen.
   * @param {number} position in items
   */
  report(position) {
    const wasMoving = this.#isMoving;
    this.#isMoving = position !== this.#position;
    this.#position = position;
    if (this.#isMoving && (this.areHeard || !wasMoving)) this.#emit(position);
  }

  /** @param {number} position in items */
  #emit(position) {
    this.#isRead = false;
    const noteRead = () => this.noteRead();
    const detail = {
      get position() {
        noteRead();
        return position;
      },
    };
    this.#element.dispatchEvent(new CustomEvent("vitrine-move", {detail}));
  }

  /**
   * @param {unknown} listener
   * @param {boolean | AddEventListenerOptions | undefined} options
   */
  #add(listener, options) {
    const {once, signal} = Object(options);
    if (signal?.aborted) return;
    if (once) return this.noteRead();
    this.#listeners.add(listener);
    signal?.addEventListener("abort", () => this.#listeners.delete(listener));
  }
}
