import {POINTER_DOWN, POINTER_MOVE} from "../abi.js";

/**
 * Says when a drag begins and ends. It begins with the first move that the exhibit takes, and ends when the last pointer that is
 * down leaves the screen or is taken away.
 */
export class DragReport {
  #emit;
  /** @type {Set<number>} the pointers that are down */
  #pointers = new Set();
  #isDragging = false;

  /** @param {(type: "start" | "end") => void} emit */
  constructor(emit) {
    this.#emit = emit;
  }

  /**
   * Takes in an event of a pointer that was pressed on the exhibit.
   *
   * @param {import('./pointer-sample.js').Pointer} pointer
   * @param {boolean} isClaimed whether the exhibit took it
   */
  follow({id, phase}, isClaimed) {
    if (phase === POINTER_DOWN) this.#pointers.add(id);
    else if (phase !== POINTER_MOVE) this.#pointers.delete(id);
    else if (isClaimed) this.#begin();
    if (this.#pointers.size === 0) this.end();
  }

  /** Nothing drags any more. */
  end() {
    this.#pointers.clear();
    if (this.#isDragging) this.#emit("end");
    this.#isDragging = false;
  }

  #begin() {
    if (this.#isDragging || this.#pointers.size === 0) return;
    this.#isDragging = true;
    this.#emit("start");
  }
}
