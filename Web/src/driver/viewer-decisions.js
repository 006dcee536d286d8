/**
 * Which item is open in a viewer, for the page, and the events that report it. A page can cancel them. Each decision is reported
 * once, also when an engine that was replaced comes to it again.
 */
export class ViewerDecisions {
  #viewer;
  /** @type {number | null} */
  #openIndex = null;
  /** The item shown, also while it closes; -1 for none. */
  shownIndex = -1;

  /** @param {import('./viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#openIndex === -1 ? null : this.#openIndex;
  }

  /**
   * Emits that an item opens, in the place of one that is open. Returns false if the page has cancelled that.
   * @param {number} index
   */
  mayOpen(index) {
    const before = this.#openIndex;
    if (!this.open(index)) return false;
    if (before !== null && before !== index) this.#viewer.emit("vitrine-close", {index: before});
    return true;
  }

  /**
   * Returns false if the page keeps an item from opening.
   * @param {number} index
   */
  open(index) {
    return this.#decide("vitrine-open", index, index);
  }

  /** Returns false if the page keeps the viewer from closing. */
  close() {
    return this.#decide("vitrine-close", null, this.shownIndex);
  }

  /**
   * Another item is shown in the place of the one before.
   * @param {number} index
   */
  show(index) {
    this.shownIndex = this.#openIndex = index;
  }

  /**
   * The item shown has another index.
   * @param {number} index the present index; -1 if the item is gone
   */
  renumber(index) {
    this.shownIndex = index;
    if (this.#openIndex !== null) this.#openIndex = index;
  }

  /** Whether the item shown is closing. */
  get isClosing() {
    return this.#openIndex === null;
  }

  /**
   * @param {string} name
   * @param {number | null} openIndex
   * @param {number} index
   */
  #decide(name, openIndex, index) {
    const before = this.#openIndex;
    if (before === openIndex) return true;
    this.#openIndex = openIndex;
    // A page cannot cancel that a browser has closed the dialog.
    const isAccepted = this.#viewer.emit(name, {index}, openIndex !== null || index >= 0 && this.#viewer.isShown);
    if (!isAccepted) this.#openIndex = before;
    this.#viewer.decided();
    return isAccepted;
  }
}
