/** The part of the window that the viewer covers: all of it, or the visible part of a page that two fingers have magnified. */
export class ViewerWindow {
  #dialog;
  #x = 0;
  #y = 0;
  /** Whether it covers the part that is visible now. Asking the browser each time would lay the page out in each frame. */
  isCurrent = false;

  /** @param {HTMLElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /**
   * Calls `changed` when another part of the page may be visible.
   *
   * @param {() => void} changed
   * @param {AbortSignal} signal
   */
  listen(changed, signal) {
    const note = () => {
      this.isCurrent = false;
      changed();
    };
    addEventListener("resize", note, {signal});
    addEventListener("scroll", note, {signal, capture: true, passive: true});
    for (const type of ["resize", "scroll"]) visualViewport?.addEventListener(type, note, {signal});
  }

  /** Puts the dialog over that part. Returns its frame, in the coordinates of the dialog. */
  measure() {
    this.isCurrent = true;
    const seen = visualViewport;
    const isMagnified = seen && seen.scale > 1;
    const {width, height} = isMagnified ? seen : {width: innerWidth, height: innerHeight};
    this.#x = isMagnified ? seen.offsetLeft : 0;
    this.#y = isMagnified ? seen.offsetTop : 0;
    const box = isMagnified ? [`${this.#y}px auto auto ${this.#x}px`, `${width}px`, `${height}px`] : ["", "", ""];
    const {style} = this.#dialog;
    [style.inset, style.inlineSize, style.blockSize] = /** @type {[string, string, string]} */ (box);
    return {x: 0, y: 0, width, height};
  }

  /**
   * Returns where a point of the window is in the dialog.
   * @param {{ clientX: number, clientY: number }} point
   */
  locate({clientX, clientY}) {
    return {x: clientX - this.#x, y: clientY - this.#y};
  }

  /**
   * Returns a frame in the window, from one in the dialog.
   * @param {{ x: number, y: number, width: number, height: number } | undefined} frame
   */
  inWindow(frame) {
    return frame && {...frame, x: frame.x + this.#x, y: frame.y + this.#y};
  }
}
