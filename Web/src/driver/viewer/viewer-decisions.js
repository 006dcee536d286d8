import {SIGNAL_CHANGE, SIGNAL_CLOSE, SIGNAL_OPEN, SIGNAL_SETTLE} from "../../abi.js";
import {indexAfter} from "../../items/changes.js";
import {TargetChanges} from "../base/target-changes.js";

/**
 * Which item is open in a viewer, for the page, and the events that report it. A page can cancel them. Each decision is reported
 * once, also when a model that is new comes to it again.
 */
export class ViewerDecisions {
  #viewer;
  /** The target and the events that report it. */
  changes;
  /** @type {number | null} */
  #openIndex = null;
  #shownIndex = -1;

  /** @param {import('./viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.changes = new TargetChanges(viewer);
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#openIndex === -1 ? null : this.#openIndex;
  }

  /** The item shown, also while it closes; -1 for none. */
  get shownIndex() {
    return this.#shownIndex;
  }

  /** Whether the item shown is closing. */
  get isClosing() {
    return this.#openIndex === null;
  }

  /**
   * Emits that an item opens, in the place of one that is open. Returns false if the page has cancelled that.
   * @param {number} index
   */
  mayOpen(index) {
    const before = this.#openIndex;
    if (!this.#decide(index)) return false;
    if (before !== null && before !== index) this.#viewer.emit("vitrine-close", {index: before});
    return true;
  }

  /** Returns false if the page keeps the viewer from closing. */
  mayClose() {
    if (!this.#decide(null)) return false;
    this.changes.noteChoice();
    return true;
  }

  /**
   * Notes that another item is shown, or none below 0.
   * @param {number} index
   */
  begin(index) {
    this.#shownIndex = index;
    this.changes.begin();
    if (index >= 0) this.changes.noteChoice();
  }

  /**
   * Items came, went or moved.
   * @param {readonly import('../../items/changes.js').Change[]} changes
   */
  edit(changes) {
    this.changes.edit(changes);
    this.#shownIndex = indexAfter(this.#shownIndex, changes);
    if (this.#openIndex !== null) this.#openIndex = this.#shownIndex;
  }

  /**
   * @param {number} signal
   * @param {number} index of the item that it is about
   * @param {boolean} isOpen whether an item that rests is open
   */
  onSignal(signal, index, isOpen) {
    const hasSettled = signal === SIGNAL_SETTLE;
    // A photograph in whose place another one has opened has closed already, for the page.
    const isShown = this.#shownIndex === index;
    if (signal === SIGNAL_CHANGE && index >= 0) this.#onChange(index);
    // A finger has caught the photograph on its way back, for example. It closes again if the page cancels that.
    const opens = signal === SIGNAL_OPEN || hasSettled && isOpen;
    if (opens && !this.#decide(index)) this.#viewer.close(true);
    // A finger has thrown the photograph away, for example. It comes back if the page cancels that.
    const closes = isShown && (signal === SIGNAL_CLOSE || hasSettled && !isOpen);
    if (closes && !this.#decide(null)) this.#viewer.contents.open(index, true);
  }

  /** @param {number} index of the photograph that is shown from now on */
  #onChange(index) {
    this.#shownIndex = this.#openIndex = index;
    this.#viewer.contents.follow(index);
    this.changes.report(index, (before) => this.#viewer.contents.select(before));
  }

  /**
   * Decides that an item opens, or that the one shown closes. Returns false if the page has cancelled that.
   * @param {number | null} openIndex
   */
  #decide(openIndex) {
    const [before, index] = [this.#openIndex, openIndex ?? this.#shownIndex];
    if (before === openIndex) return true;
    this.#openIndex = openIndex;
    const closes = openIndex === null;
    // A page cannot cancel that a browser has closed the dialog.
    const isAccepted = this.#viewer.emit(
      closes ? "vitrine-close" : "vitrine-open", {index}, !closes || index >= 0 && this.#viewer.isShown);
    if (!isAccepted) this.#openIndex = before;
    this.#viewer.contents.exhibitLink?.decided();
    return isAccepted;
  }
}
