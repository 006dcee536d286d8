import {QUESTION_POSITION} from "../../abi.js";

/** @typedef {import('../../engine/scene.js').Scene} Scene */

/**
 * Where a strip is, its `vitrine-move` events, and whether the browser's compositor moves it.
 *
 * A page that follows the strip reads its position, in each event or from the element. Then script draws every frame, and sends an
 * event for it. Otherwise the compositor can play motions. The first frame of each motion has an event, so that a new listener can read.
 */
export class StripMotion {
  #strip;
  #position = NaN;
  /** Whether the last scene moved. */
  isMoving = false;
  /** Whether the present motion or drag has had an event. */
  #hasEvent = false;
  /** Whether the page has read the position since the last event. */
  #isRead = false;
  /** Whether the scene that is drawn sends `vitrine-move`. */
  #isReported = false;

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /** Where the strip is now, in items. */
  get position() {
    const {model, now, compositorPlayback} = this.#strip;
    this.#isRead = true;
    return (compositorPlayback.isAnimated ? model?.answer(QUESTION_POSITION, now) : this.#position) || 0;
  }

  /**
   * Takes in a scene that is drawn. Returns the motion that the compositor plays from then on; undefined if it plays none.
   * @param {Scene} scene
   */
  begin(scene) {
    const {model, compositorPlayback, pointerInput} = this.#strip;
    const hasMoved = this.#position !== (this.#position = scene.position);
    this.isMoving = scene.isMoving === 1;
    this.#isReported = hasMoved && (this.#isRead || !this.#hasEvent);
    // Forgotten in the last frame of a motion and after a jump, so that the next motion has an event again.
    this.#hasEvent = (this.isMoving || pointerInput.isPressed) && (this.#hasEvent || this.#isReported);
    const motion = this.#hasEvent && !this.#isRead ? model?.compositorMotion() : undefined;
    compositorPlayback.wakeAt = motion?.wakeAt;
    return motion;
  }

  /** Emits `vitrine-move` if the position has changed and the page reads it, or may begin to. */
  report() {
    if (!this.#isReported) return;
    this.#isRead = false;
    const read = () => (this.#isRead = true);
    const position = this.#position;
    const detail = {
      get position() {
        read();
        return position;
      },
    };
    const {element, compositorPlayback} = this.#strip;
    element.dispatchEvent(new CustomEvent("vitrine-move", {detail}));
    // Script draws the next frame.
    if (this.#isRead) compositorPlayback.interrupt();
  }
}
