import {part} from "./part.js";

/** @typedef {import('../engine/scene.js').Scene} Scene */

/**
 * The element that moves all items of a strip. A plain scroll changes nothing else.
 *
 * While nothing else changes until the strip rests, the browser's compositor plays the motion, with keyframes from the
 * engine. So it goes on while the page is busy, and costs the page nothing.
 */
export class Track {
  element = part("div", "track");
  /** @type {Animation | null} */
  #animation = null;
  #isInterrupted = false;
  #offset = "";
  #opacity = 1;

  /** Whether the compositor plays its motion, and nothing has happened since that changes it. */
  get isPlaying() {
    return this.#animation !== null && !this.#isInterrupted;
  }

  /** Whether an animation of the compositor is on the screen. */
  get isAnimated() {
    return this.#animation !== null;
  }

  /** An event may change the motion. The next frame draws the track and ends the animation. */
  interrupt() {
    this.#isInterrupted = true;
  }

  /**
   * @param {Scene} scene
   * @param {number} time of the scene, in seconds
   * @param {import('../engine/compositor-motion.js').CompositorMotion} [motion] how it comes to rest, for the compositor
   */
  draw(scene, time, motion) {
    if (!this.isPlaying || !motion) this.#show(scene, time, motion);
    if (this.#opacity !== scene.opacity) this.element.style.opacity = `${(this.#opacity = scene.opacity)}`;
  }

  /** Ends the animation, because nobody looks at it. */
  stop() {
    this.#animation?.cancel();
    this.#animation = null;
    this.#isInterrupted = false;
  }

  /**
   * @param {Scene} scene
   * @param {number} time
   * @param {import('../engine/compositor-motion.js').CompositorMotion} [motion]
   */
  #show(scene, time, motion) {
    this.stop();
    if (!motion) return this.#move(`${scene.offsetX}px ${scene.offsetY}px`);
    // The style is where the motion ends, in case that nobody draws when the animation is over.
    this.#animation = this.element.animate(motion.keyframes, {duration: (motion.end - time) * 1000});
    this.#animation.startTime = time * 1000;
    this.#move(motion.keyframes.at(-1)?.translate ?? "");
  }

  /** @param {string} offset */
  #move(offset) {
    if (this.#offset !== offset) this.element.style.translate = this.#offset = offset;
  }
}
