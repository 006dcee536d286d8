/** Draws the scenes of a viewer, by script or, for the rest of a motion, by keyframes that the browser's compositor plays. */
export class ViewerMotion {
  #viewer;
  /** Whether the last scene moved. */
  isMoving = false;
  #isDelayed = false;

  /** @param {import('./viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Draws a scene. Returns the items whose photographs were missing; they are loaded, and drawn in the next frame.
   *
   * @param {import('../../engine/scene.js').Scene} scene
   * @param {number} time in seconds
   */
  draw(scene, time) {
    const {compositorPlayback, contents: {renderer, photographs}} = this.#viewer;
    // Script draws the rest of the motion from then on.
    if (time >= (compositorPlayback.wakeAt ?? Infinity)) compositorPlayback.interrupt();
    const missing = renderer.draw(scene, photographs);
    const continues = scene.isMoving && this.isMoving && !this.#isDelayed;
    if (continues && missing.length === 0 && !compositorPlayback.isPlaying) this.#play();
    this.isMoving = scene.isMoving === 1;
    this.#isDelayed = false;
    return missing;
  }

  /** Script draws the next frame, too: the frame of a tap also opens the dialog. */
  delay() {
    this.#isDelayed = true;
  }

  /** Ends, because no photograph is shown any more. */
  end() {
    this.isMoving = false;
  }

  /** Lets the compositor play the rest of a motion. */
  #play() {
    const {model, compositorPlayback, contents: {renderer, photographs}} = this.#viewer;
    const motion = model?.compositorMotion();
    if (!model || !motion) return;
    renderer.play(motion, (time) => model.preview(time), photographs);
    compositorPlayback.wakeAt = motion.wakeAt;
  }
}
