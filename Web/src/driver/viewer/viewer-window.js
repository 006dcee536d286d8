/** The part of the window that the viewer covers: all of it, or the visible part of a page that two fingers have magnified. */
export class ViewerWindow {
  #dialog;
  #x = 0;
  #y = 0;
  /** Whether it covers the part that is visible now. Asking the browser each time would lay the page out in each frame. */
  isCurrent = false;
  /** Whether the window has another size that a motion does not know yet. */
  isResizing = false;

  /** @param {HTMLElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /**
   * Calls `changed` when another part of the page may be visible.
   *
   * @param {() => void} changed
   * @param {() => boolean} isMoving whether a photograph moves
   * @param {AbortSignal} signal
   */
  listen(changed, isMoving, signal) {
    const note = () => {
      this.isCurrent = this.isResizing = false;
      changed();
    };
    // The browser lays out the whole page in the frame of a resize, which may take long. A motion continues in the next one.
    const noteResize = () => (this.isResizing = isMoving()) ? requestAnimationFrame(note) : note();
    for (const target of [window, visualViewport]) {
      target?.addEventListener("resize", noteResize, {signal});
      target?.addEventListener("scroll", () => this.isResizing || note(), {signal, capture: true, passive: true});
    }
  }

  /** Puts the dialog over that part. Returns its frame, in the coordinates of the dialog. */
  measure() {
    this.isCurrent = true;
    this.isResizing = false;
    const seen = visualViewport;
    const isMagnified = seen && seen.scale > 1;
    const {offsetLeft, offsetTop, width, height} =
      isMagnified ? seen : {offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight};
    [this.#x, this.#y] = [offsetLeft, offsetTop];
    const {style} = this.#dialog;
    style.inset = isMagnified ? `${offsetTop}px auto auto ${offsetLeft}px` : "";
    style.inlineSize = isMagnified ? `${width}px` : "";
    style.blockSize = isMagnified ? `${height}px` : "";
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
