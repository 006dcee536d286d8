import {POINTER_DOWN, POINTER_MOVE} from "../abi.js";

/**
 * Says when a drag begins and ends. It begins with the first move that the exhibit takes, and ends when the last pointer that is
 * down leaves the screen or is taken away.
 */
export class DragReport {
  /** @type {Set<number>} the pointers that are down */
  pointers = new Set();
  #driver;
  #detail;
  #isDragging = false;

  /**
   * @param {import('../driver/base/driver.js').Driver} driver emits the events
   * @param {() => object} detail returns what they say
   */
  constructor(driver, detail) {
    this.#driver = driver;
    this.#detail = detail;
  }

  /**
   * Takes in an event of a pointer that was pressed on the exhibit.
   *
   * @param {import('./pointer-sample.js').Pointer} pointer
   * @param {boolean} isClaimed whether the exhibit took it
   */
  follow({id, phase}, isClaimed) {
    if (phase === POINTER_DOWN) this.pointers.add(id);
    else if (phase !== POINTER_MOVE) this.pointers.delete(id);
    else if (isClaimed && this.pointers.size) this.#report(true);
    if (!this.pointers.size) this.end();
  }

  /** Nothing drags any more. */
  end() {
    this.pointers.clear();
    this.#report(false);
  }

  /** @param {boolean} isDragging */
  #report(isDragging) {
    if (isDragging === this.#isDragging) return;
    this.#isDragging = isDragging;
    this.#driver.emit(`vitrine-drag-${isDragging ? "start" : "end"}`, this.#detail());
  }
}
