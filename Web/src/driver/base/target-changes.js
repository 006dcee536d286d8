import {indexAfter} from "../../items/changes.js";

/**
 * The target of an exhibit, and the events that report its changes.
 *
 * The engine has already made a change that is reported, because a finger cannot wait. If the page cancels the event, the exhibit
 * goes back to the item before it, without another event.
 */
export class TargetChanges {
  #host;
  #target = -1;
  #before = -1;
  /** The item that was reported last. */
  #reported = -1;
  /** The item to which a page has sent the exhibit back; -1 for none. */
  #returning = -1;
  /** Whether the page has chosen a target since the last event. */
  #isChosen = false;

  /** @param {import('./driver.js').Driver} host */
  constructor(host) {
    this.#host = host;
  }

  /** The item that is the target in the present scene; -1 for none. */
  get target() {
    return this.#target;
  }

  /** Whether the exhibit goes back to an item because the page has cancelled a change. */
  get isReturning() {
    return this.#returning >= 0;
  }

  /** Begins anew, because the exhibit has another collection. */
  begin() {
    this.#target = this.#before = this.#reported = this.#returning = -1;
  }

  /**
   * Notes the target of a scene that is drawn.
   * @param {number} target
   */
  draw(target) {
    if (target !== this.#target) [this.#before, this.#target] = [this.#target, target];
  }

  /**
   * Items came, went or moved.
   * @param {readonly import('../../items/changes.js').Change[]} changes
   */
  edit(changes) {
    const after = (/** @type {number} */ index) => indexAfter(index, changes);
    this.#target = after(this.#target);
    this.#before = after(this.#before);
    this.#reported = after(this.#reported);
    this.#returning = after(this.#returning);
  }

  /** Notes that the page has chosen a target itself. It may do so in a listener that cancels a change. */
  noteChoice() {
    this.#isChosen = true;
  }

  /**
   * Notes a change that the viewer reports.
   * @param {number} index
   */
  follow(index) {
    this.#before = this.#reported = index;
    this.#returning = -1;
  }

  /**
   * Reports a change. Only the last one can be cancelled.
   *
   * @param {number} index
   * @param {(before: number) => boolean | void} goBack goes to an item; returns false if it cannot
   */
  report(index, goBack) {
    // A new model comes to the target that an earlier one had reported.
    const isKnown = index === this.#returning || index === this.#reported;
    this.#reported = index;
    this.#returning = -1;
    if (isKnown) return;
    this.#isChosen = false;
    if (this.#host.emit("vitrine-change", {index}, index === this.#target && this.#before >= 0)) {
      this.#before = this.#reported;
    } else if (this.#isChosen) {
      this.#target = this.#before;
    } else {
      this.#returning = this.#before;
      if (goBack(this.#returning) === false) this.#returning = -1;
    }
  }
}
