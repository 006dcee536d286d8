/**
 * Motions that the browser's compositor plays, with keyframes from the engine. They go on while the page is busy, and cost the
 * page nothing. An event may change them: then the next frame ends them and draws by script, or plays what is left now.
 */
export class CompositorPlayback {
  /** @type {Animation[]} */
  #animations = [];
  #isInterrupted = false;
  /** @type {number | undefined} */
  #wakeAt;

  /** Whether motions play, and nothing has happened since that changes them. */
  get isPlaying() {
    return this.isAnimated && !this.#isInterrupted;
  }

  /** When the next frame is needed while motions play, in seconds; undefined while script draws every frame. */
  get wakeAt() {
    return this.isPlaying ? this.#wakeAt : undefined;
  }

  set wakeAt(/** @type {number | undefined} */ time) {
    this.#wakeAt = time;
  }

  /** Whether animations are on the screen. */
  get isAnimated() {
    return this.#animations.length > 0;
  }

  /** Ends the motions with the next frame, because an event may change them. Returns whether they are on the screen until then. */
  interrupt() {
    this.#isInterrupted = true;
    return this.isAnimated;
  }

  /** Ends all motions. */
  stop() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.#isInterrupted = false;
  }

  /**
   * Plays the motion of an element.
   *
   * @param {Pick<Element, "animate">} element its style is already that of the end, for the case that nobody draws when the motion is over
   * @param {Keyframe[] | PropertyIndexedKeyframes} keyframes
   * @param {number} start when the first keyframe is drawn, in seconds
   * @param {number} end when the last one is drawn, in seconds
   */
  play(element, keyframes, start, end) {
    const animation = element.animate(keyframes, {duration: (end - start) * 1000});
    animation.startTime = start * 1000;
    this.#animations.push(animation);
  }
}
