/**
 * @typedef {import('../engine/scene.js').Scene} Scene
 * @typedef {import('../items/photographs.js').Photographs} Photographs
 */

/** Nobody sees a backdrop of less opacity. */
const LEAST_BACKDROP = 0.02;
/** A photograph that moves less in a tenth of a second, in pixels, seems to rest. */
const LEAST_DISTANCE = 10;

/** Draws the scenes of a viewer, by script or, for the rest of a motion, by keyframes that the browser's compositor plays. */
export class ViewerMotion {
  #viewer;
  #renderer;
  /** Whether the frame before was one of a motion. The first frame hands nothing over, because it may also open the dialog. */
  #wasMoving = false;
  #isDelayed = false;

  /**
   * @param {import('./viewer-driver.js').ViewerDriver} viewer
   * @param {import('../render/viewer-renderer.js').ViewerRenderer} renderer
   */
  constructor(viewer, renderer) {
    this.#viewer = viewer;
    this.#renderer = renderer;
  }

  /** Whether the last scene moved. */
  get isMoving() {
    return this.#wasMoving;
  }

  /**
   * Draws a scene. Returns the items whose photographs were missing; they are loaded, and drawn in the next frame.
   *
   * @param {Scene} scene
   * @param {number} time in seconds
   * @param {Photographs} photographs
   */
  draw(scene, time, photographs) {
    const {compositorPlayback} = this.#renderer;
    // Script draws the rest of the motion from then on.
    if (time >= (compositorPlayback.wakeAt ?? Infinity)) compositorPlayback.interrupt();
    const missing = this.#renderer.draw(scene, photographs);
    const continues = scene.isMoving && this.#wasMoving && !this.#isDelayed;
    if (continues && missing.length === 0 && !compositorPlayback.isPlaying) this.#play(time, photographs);
    this.#wasMoving = scene.isMoving === 1;
    this.#isDelayed = false;
    return missing;
  }

  /**
   * Returns whether a photograph that lands looks as if it were in its place.
   * @param {number} time in seconds
   */
  looksLanded(time) {
    const {model} = this.#viewer;
    const later = boxOf(model?.preview(time + 0.1));
    const scene = model?.preview(time);
    return scene !== undefined && scene.backdrop < LEAST_BACKDROP &&
      boxOf(scene).every((number, index) => Math.abs(number - (later[index] ?? number)) < LEAST_DISTANCE);
  }

  /** Script draws the next frame, too. */
  delay() {
    this.#isDelayed = true;
  }

  /** No photograph is shown any more. */
  end() {
    this.#wasMoving = false;
  }

  /**
   * Lets the compositor play the rest of a motion.
   *
   * @param {number} time of the present scene, in seconds
   * @param {Photographs} photographs
   */
  #play(time, photographs) {
    const {model} = this.#viewer;
    const motion = model?.compositorMotion();
    if (!model || !motion) return;
    this.#renderer.play(motion, (instant) => model.preview(instant), photographs);
    // Scenes are read in place, so the present one is evaluated again.
    model.preview(time);
    this.#renderer.compositorPlayback.wakeAt = motion.wakeAt;
  }
}

/**
 * Returns where the last photograph of a scene is, and its width, in pixels; nothing for a scene without one.
 * @param {Scene | undefined} scene
 */
function boxOf(scene) {
  if (!scene?.count) return [];
  const {x, y, width, scale} = scene.placement(scene.count - 1);
  return [x, y, width * scale];
}
