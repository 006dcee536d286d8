import {Copies} from "./copies.js";
import {Track} from "./track.js";

/** @typedef {import('./scene.js').Scene} Scene */

/** What a strip shows of its scenes: its offset, its items, and copies of them where it has too few. */
export class Showing {
  #strip;
  #cells;
  #track = new Track();
  #position = 0;
  /** The revision of the placements that are drawn. */
  #drawn = NaN;
  /** Whether somebody wants to hear of every move: then the compositor cannot have it. */
  isWatched = false;

  /**
   * @param {import('./strip.js').VitrineStrip} strip
   * @param {import('./cells.js').Cells} cells
   */
  constructor(strip, cells) {
    this.#strip = strip;
    this.#cells = cells;
    this.copies = new Copies(strip);
  }

  /** What all items move with. */
  get element() {
    return this.#track.element;
  }

  /** Where the strip is, in items. */
  get position() {
    const {exhibit, now} = this.#strip;
    return this.#track.isCarried ? (exhibit?.draw(now)?.position ?? this.#position) : this.#position;
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.#track.draw(scene);
    if (scene.revision !== this.#drawn) this.#place(scene);
    if (scene.position !== this.#position) this.#moved(scene.position);
  }

  /**
   * Hands what is left of a motion to the compositor, if it can be; answers when the scene must be drawn nevertheless.
   *
   * @param {Scene} scene
   * @param {number} time
   */
  carry(scene, time) {
    const course = scene.isMoving && !this.isWatched ? this.#strip.exhibit?.course() : undefined;
    if (course) this.#track.carry(course, time);
    else this.#track.take(scene);
    return course?.wakeAt;
  }

  /**
   * Before an event: what the compositor carries is drawn where it is when that happens. Whether there was such.
   * @param {number} time
   */
  take(time) {
    if (!this.#track.isCarried) return false;
    const scene = this.#strip.exhibit?.draw(time);
    this.#track.take(scene);
    if (scene?.count) this.#strip.render(scene);
    return true;
  }

  /** Takes it back from the compositor, since nobody will look at it. */
  end() {
    this.#track.take();
  }

  /** Elements are those of other items now, or the engine is another: what is drawn means nothing any more. */
  forget() {
    this.copies.clear();
    this.#drawn = NaN;
  }

  /** @param {Scene} scene */
  #place(scene) {
    this.#drawn = scene.revision;
    this.copies.begin();
    this.#cells.draw(scene, this.#held, (copy) => this.copies.place(copy, this.#cells.element(copy.item)));
    this.copies.end();
  }

  /** The item that keeps its element wherever the strip is, because focus is in it; -1 for none. */
  get #held() {
    const {items} = this.#strip;
    return items && this.#strip.matches(":focus-within") ? this.#cells.indexOf(document.activeElement) : -1;
  }

  /** @param {number} position */
  #moved(position) {
    this.#position = position;
    if (this.isWatched) this.#strip.dispatchEvent(new CustomEvent("vitrine-move", {detail: {position}}));
  }
}
