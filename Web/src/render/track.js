import {translation} from "../engine/compositor-motion.js";

import {CompositorPlayback} from "./compositor-playback.js";
import {part} from "./part.js";

/** @typedef {import('../engine/scene.js').Scene} Scene */

/**
 * The element that moves all items of a strip. A plain scroll changes nothing else.
 *
 * While nothing else changes until the strip rests, the browser's compositor plays the motion.
 */
export class Track {
  element = part("div", "track");
  compositorPlayback = new CompositorPlayback();
  #offset = "";
  #opacity = 1;

  /**
   * @param {Scene} scene
   * @param {number} time of the scene, in seconds
   * @param {import('../engine/compositor-motion.js').CompositorMotion} [motion] how it comes to rest, for the compositor
   */
  draw(scene, time, motion) {
    if (!this.compositorPlayback.isPlaying || !motion) this.#show(scene, time, motion);
    if (this.#opacity !== scene.opacity) this.element.style.opacity = `${(this.#opacity = scene.opacity)}`;
  }

  /**
   * @param {Scene} scene
   * @param {number} time
   * @param {import('../engine/compositor-motion.js').CompositorMotion} [motion]
   */
  #show(scene, time, motion) {
    this.compositorPlayback.stop();
    const offset = motion?.keyframes.at(-1)?.transform ?? translation(scene.offsetX, scene.offsetY);
    if (this.#offset !== offset) this.element.style.transform = this.#offset = offset;
    if (motion) this.compositorPlayback.play(this.element, motion.keyframes, time, motion.end);
  }
}
