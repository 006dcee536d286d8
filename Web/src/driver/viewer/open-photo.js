import {SIGNAL_CHANGE, SIGNAL_CLOSE, SIGNAL_OPEN} from "../../abi.js";
import {indexAfter} from "../../items/changes.js";

/**
 * The photograph that is open, as the page knows it. The engine decides, and each decision is one event here. A page that cancels the
 * event refuses the decision, and the viewer turns around. What a script of the page decides is asked before the engine gets it.
 */
export class OpenPhoto {
  #viewer;
  /** The item shown, also while it closes or the element has no model; -1 for none. */
  shownIndex = -1;
  /** Whether that item is open or opening. */
  isOpen = false;
  /** The item that was shown before the last decision. */
  #before = -1;
  /** Whether the page has decided since the last event. */
  #isChosen = false;

  /** @param {import('./viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.isOpen && this.shownIndex >= 0 ? this.shownIndex : null;
  }

  /** Whether the item shown is closing. */
  get isClosing() {
    return this.openIndex === null;
  }

  /**
   * Asks the page whether an item may open, in the place of one that is open.
   * @param {number} index
   */
  mayOpen(index) {
    this.#viewer.drawNow();
    const before = this.openIndex;
    if (before !== index) {
      if (!this.#report("open", index)) return false;
      if (before !== null) this.#viewer.emit("vitrine-close", {index: before});
    }
    return (this.#isChosen = true);
  }

  /** Asks the page whether the item may close. */
  mayClose() {
    this.#viewer.drawNow();
    return !this.isOpen || this.#reportClose() && (this.#isChosen = true);
  }

  /** Nothing is shown any more. */
  end() {
    this.shownIndex = -1;
    this.isOpen = false;
  }

  /**
   * Items came, went or moved.
   * @param {readonly import('../../items/changes.js').Change[]} changes
   */
  edit(changes) {
    this.shownIndex = indexAfter(this.shownIndex, changes);
    this.#before = indexAfter(this.#before, changes);
  }

  /**
   * Reports a decision of the engine that the page does not know yet, and sends the opposite one if the page refuses it.
   *
   * @param {number} signal
   * @param {number} photograph
   * @param {number} index of its item
   */
  onSignal(signal, photograph, index) {
    const {contents, model, now} = this.#viewer;
    const {isOpen, shownIndex} = this;
    if (signal === SIGNAL_CHANGE && index !== shownIndex && index >= 0) {
      // Only the last one can be refused.
      const isLast = model?.preview(now)?.target === photograph;
      if (!this.#report("change", index, isLast)) contents.select(this.shownIndex);
    } else if (signal === SIGNAL_OPEN && !isOpen) {
      // A finger has caught the photograph on its way back, for example.
      if (!this.#report("open", index)) this.#viewer.close(true);
    } else if (signal === SIGNAL_CLOSE && isOpen && index === shownIndex) {
      // A finger has thrown the photograph away, for example. One in whose place another has opened has closed already.
      if (!this.#reportClose()) contents.open(index, true);
    }
  }

  /** Reports that the item closes. A page cannot cancel that a browser has closed the dialog. */
  #reportClose() {
    return this.#report("close", this.shownIndex, this.shownIndex >= 0 && this.#viewer.isShown);
  }

  /**
   * Emits a decision. Returns false if the page has refused it, and then all is as before.
   *
   * @param {"open" | "close" | "change"} name
   * @param {number} index
   */
  #report(name, index, isCancelable = true) {
    const {contents} = this.#viewer;
    const {isOpen, shownIndex} = this;
    const isOther = index !== shownIndex;
    // A listener may decide, too, while the page is asked.
    const before = this.#before;
    if (isOther) this.#before = shownIndex;
    this.#show(name, index);
    this.isOpen = name !== "close";
    this.#isChosen = false;
    const isAccepted = this.#viewer.emit(`vitrine-${name}`, {index}, isCancelable) || this.#isChosen;
    if (!isAccepted) {
      this.isOpen = isOpen;
      if (isOther) this.#show(name, this.#before);
    }
    this.#before = before;
    contents.exhibitLink?.decided();
    return isAccepted;
  }

  /**
   * @param {string} name of a decision
   * @param {number} index of the item that it shows
   */
  #show(name, index) {
    this.shownIndex = index;
    if (name === "change") this.#viewer.contents.follow(index);
  }
}
