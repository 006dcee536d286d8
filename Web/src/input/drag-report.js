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
   * @param {PointerEvent} event
   * @param {boolean} isClaimed whether the exhibit took it
   */
  follow({type, pointerId}, isClaimed) {
    if (type === "pointerdown") this.#pointers.add(pointerId);
    if (type === "pointermove" && isClaimed) this.#begin();
    if (type !== "pointerup" && type !== "pointercancel") return;
    this.#pointers.delete(pointerId);
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
