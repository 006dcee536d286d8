import {EVENT_SELECT, EVENT_STEP, QUESTION_TARGET, SIGNAL_CHANGE, SIGNAL_SETTLE} from "../../abi.js";
import {TargetChanges} from "../base/target-changes.js";

/** The item on which a strip rests or will rest: how it is selected, and which events report it. */
export class StripSelection {
  #strip;
  /** The target and the events that report it. */
  changes;
  /** The frames drawn since the strip has its items. */
  #frames = 0;

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    this.changes = new TargetChanges(strip);
  }

  /** The selected item; null without items. */
  get index() {
    const {target} = this.changes;
    return target >= 0 && this.#strip.itemElements.count ? target : null;
  }

  /** The selected item in the next frame; -1 for none. The page may have selected it since the last one. */
  get next() {
    return this.#strip.model?.answer(QUESTION_TARGET, this.#strip.now) ?? this.changes.target;
  }

  /**
   * Goes to an item, because a script of the page says so.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  select(index, animated) {
    this.#choose(() => this.send(index, animated));
  }

  /**
   * Goes to another item or page, because a script of the page says so.
   * @param {number} distance
   */
  step(distance) {
    this.#choose(() => this.#strip.send(EVENT_STEP, [distance]));
  }

  /**
   * Lets the engine go to an item.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  send(index, animated) {
    if (!this.#strip.itemElements.has(index, "select")) return;
    this.#strip.send(EVENT_SELECT, [index, +animated]);
  }

  /** Begins anew, because the strip has another collection. */
  begin() {
    this.#frames = 0;
    this.changes.begin();
  }

  /**
   * Stays with an item that has moved.
   * @param {number} index the present index of the item; -1 if it is gone
   */
  keep(index) {
    if (index < 0 || index === this.changes.target) return;
    this.send(index, false);
    this.#strip.drawNow();
  }

  /**
   * Notes the target of a scene that is drawn.
   * @param {number} target
   */
  draw(target) {
    this.changes.draw(this.#strip.itemElements.count ? target : -1);
    this.#frames++;
  }

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal([signal, first]) {
    // The present target is in the place of an item that is gone.
    const item = first < 0 ? this.changes.target : first;
    if (signal === SIGNAL_CHANGE) this.#onChange(item);
    if (signal !== SIGNAL_SETTLE || this.changes.isReturning) return;
    // Screen readers do not read out the item that a strip shows first.
    if (this.#frames > 1) this.#strip.announce(item);
    this.#strip.emit("vitrine-settle", {index: item});
  }

  /** @param {() => void} go */
  #choose(go) {
    this.#strip.whenReady(() => {
      this.changes.noteChoice();
      go();
    });
  }

  /**
   * Reports a change, unless the strip only follows the viewer, which reports it.
   * @param {number} index
   */
  #onChange(index) {
    const {viewerLink, motion: {isMoving}} = this.#strip;
    if (VIEWER && viewerLink?.viewedItem.isFollowing) return this.changes.follow(index);
    this.changes.report(index, (before) => {
      // The strip follows the viewer to the item that opens, so the viewer goes back.
      if (VIEWER && viewerLink?.viewedItem.index === index) return viewerLink.ownViewer?.contents.select(before);
      // A change without a motion is taken back before anybody sees it.
      this.send(before, isMoving);
      if (!isMoving) this.#strip.drawNow();
      return true;
    });
  }
}
