import {part} from "./part.js";

/** The least distance of two marks, in pixels. */
const APART = 32;

/**
 * A slider at the side of a grid. The thumb moves by a share of the rail, so the page's style sheet decides how long it is.
 *
 * ```
 *   +--------+ rail: the scrubber without the thumb's height
 *   |  2025  | mark
 *   |   [] March 2024    thumb and bubble
 *   +--------+
 * ```
 */
export class Scrubber {
  element = part("div", "scrubber");
  #rail = part("div", "scrubber-rail");
  #thumb = part("div", "scrubber-thumb");
  #bubble = part("span", "scrubber-label");
  #marks = part("div", "scrubber-marks");
  #written = "";
  /** @type {unknown[]} the numbers from which the marks follow */
  #marked = [];

  constructor() {
    this.element.setAttribute("role", "slider");
    this.element.ariaOrientation = "vertical";
    this.element.ariaValueMin = "0";
    this.element.tabIndex = 0;
    this.#thumb.append(this.#bubble);
    this.#rail.append(this.#thumb);
    this.element.append(this.#marks, this.#rail);
  }

  /**
   * Shows a position of the grid.
   *
   * @param {import('../engine/scene.js').Scene} scene
   * @param {string} text names the position
   * @param {number} height of the window, in pixels
   */
  draw({scrubPosition, scrubEnd}, text, height) {
    const written = [scrubPosition, scrubEnd, text, height].join();
    if (this.#written === written) return;
    this.#written = written;
    const {element} = this;
    element.hidden = scrubEnd <= 0;
    element.style.setProperty("--vitrine-window", `${height}px`);
    element.ariaValueMax = `${Math.ceil(scrubEnd)}`;
    element.ariaValueNow = `${Math.round(scrubPosition)}`;
    element.ariaValueText = this.#bubble.textContent = text;
    this.#rail.style.translate = `0 ${100 * Math.min(1, scrubPosition / (scrubEnd || 1))}%`;
  }

  /**
   * Marks where sections begin, as far as there is room, unless that is marked already.
   *
   * @param {ArrayLike<number>} starts their positions
   * @param {number} end the greatest position
   * @param {number} height of the window, in pixels
   * @param {(section: number) => string} labelOf
   */
  mark(starts, end, height, labelOf) {
    const marked = [starts, end, height];
    if (marked.every((value, index) => value === this.#marked[index])) return;
    this.#marked = marked;
    let last = -APART;
    this.#marks.replaceChildren();
    for (let section = 0; section < starts.length && starts[section] <= end; section++) {
      const share = starts[section] / end;
      if (share * height < last + APART) continue;
      last = share * height;
      const mark = part("span", "scrubber-mark");
      mark.textContent = labelOf(section);
      mark.style.insetBlockStart = `${100 * share}%`;
      this.#marks.append(mark);
    }
  }

  /** Forgets the marks, because their titles have changed. */
  clear() {
    this.#marked = [];
  }

  /**
   * Returns the share of the rail at a height of the window, from 0 to 1.
   * @param {number} clientY
   */
  shareAt(clientY) {
    const {top, height} = this.#marks.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientY - top) / (height || 1)));
  }

  /**
   * Returns the distance of an event from the middle of the thumb, in pixels; 0 beside it.
   * @param {PointerEvent} event
   */
  distance(event) {
    const {top, height} = this.#thumb.getBoundingClientRect();
    return event.composedPath().includes(this.#thumb) ? event.clientY - top - height / 2 : 0;
  }
}
