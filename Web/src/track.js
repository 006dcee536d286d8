import {part} from "./part.js";

/** @typedef {import('./scene.js').Scene} Scene */

/**
 * What all items of a strip move with: a plain scroll changes nothing else.
 *
 * When nothing else will change until it rests, the compositor carries it there, by keyframes from the engine's own curve: the
 * motion goes on while the page is busy, and costs it nothing.
 */
export class Track {
  element = part("div", "track");
  /** @type {Animation | null} */
  #carried = null;
  #offset = "";
  #veil = 1;

  /** Whether the compositor has it. */
  get isCarried() {
    return this.#carried !== null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    if (!scene.isMoving) this.#drop();
    if (!this.isCarried) this.#move(`${scene.offsetX}px ${scene.offsetY}px`);
    if (this.#veil !== scene.veil) this.element.style.opacity = `${(this.#veil = scene.veil)}`;
  }

  /**
   * Lets the compositor carry it to rest. Beneath is written where that is, for the case that nobody is there to draw it.
   *
   * @param {import('./course.js').Course} course
   * @param {number} time when that begins, in seconds
   */
  carry({end, keyframes}, time) {
    if (this.isCarried) return;
    this.#carried = this.element.animate(keyframes, {duration: (end - time) * 1000});
    this.#carried.startTime = time * 1000;
    this.#move(keyframes.at(-1)?.translate ?? "");
  }

  /**
   * Takes it back from the compositor.
   * @param {Scene} [scene] where it is now
   */
  take(scene) {
    if (!this.isCarried) return;
    this.#drop();
    if (scene) this.draw(scene);
  }

  #drop() {
    this.#carried?.cancel();
    this.#carried = null;
  }

  /** @param {string} offset */
  #move(offset) {
    if (this.#offset !== offset) this.element.style.translate = this.#offset = offset;
  }
}
