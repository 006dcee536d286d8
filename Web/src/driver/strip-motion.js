import {MoveEvents} from "./move-events.js";

/** @typedef {import('../engine/scene.js').Scene} Scene */

/** Where a strip is, and whether the browser's compositor moves it. */
export class StripMotion {
  #strip;
  #moves;
  #position = 0;

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    this.#moves = new MoveEvents(strip.element, () => strip.refresh());
  }

  /** Where the strip is now, in items. */
  get position() {
    const {model, now, compositorPlayback} = this.#strip;
    this.#moves.noteRead();
    const scene = compositorPlayback.isAnimated ? model?.preview(now) : undefined;
    return scene?.position ?? this.#position;
  }

  /**
   * Takes in a scene that is drawn. Returns the motion that the compositor plays from then on; undefined if it plays none.
   * @param {Scene} scene
   */
  begin(scene) {
    this.#position = scene.position;
    const {model, compositorPlayback} = this.#strip;
    const motion = scene.isMoving && !this.#moves.areHeard ? model?.compositorMotion() : undefined;
    compositorPlayback.wakeAt = motion?.wakeAt;
    return motion;
  }

  /** Emits `vitrine-move` if the position has changed. */
  report() {
    this.#moves.report(this.#position);
  }
}
