// @ts-check
/** The texts about the collection: the number of photographs, the progress, and notes. */

import {find, setText} from "../base/find.js";
import {formatCount, formatNumber} from "../base/text.js";
import {isPublished} from "../library/site.js";

import {ProgressShare} from "./progress.js";
import {showSkipped} from "./skipped.js";

/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("../library/listing.js").ConnectionState} ConnectionState */
/** @typedef {import("../library/live.js").Progress} Progress */

/** The number of progress announcements for users of screen readers. */
const announcedSteps = 4;

/** The time that a temporary note stays visible, in milliseconds. */
const noteDuration = 6000;

/** @type {Record<ConnectionState, string>} the notes about the connection */
const connectionNotes = {
  reached: "",
  lost: "The server does not answer. Trying again…",
  refused: "The server was started again with another token. Open the address that it has printed.",
};

/** Shows the texts. Each method can be called again at any time. */
export class Status {
  #count = 0;
  #isComplete = false;
  #working = false;
  #progress = new ProgressShare();
  #announcedStep = 0;
  #noteTimer = 0;

  /**
   * Shows the number of photographs, and the files that are not shown.
   * @param {Collection} collection
   */
  showCollection({count, isComplete, listing, words}) {
    setText("count", formatCount(count, "photograph"));
    find("count").toggleAttribute("data-found", words !== "");
    find("unfound").hidden = count > 0 || !words || !isComplete;
    // The photographs of a search are not all of the folder.
    [this.#count, this.#isComplete] = [count, isComplete && !words];
    if (words) this.announce(formatCount(count, "photograph"));
    this.#updateEmpty();
    showSkipped(listing);
  }

  /**
   * Announces that photographs were added or removed.
   * @param {number} count negative for removed photographs
   */
  announceChange(count) {
    if (count > 0) this.announce(`${formatCount(count, "photograph")} added`);
    if (count < 0) this.announce(`${formatCount(-count, "photograph")} removed`);
  }

  /**
   * Shows a note while the server does not answer, or refuses this page.
   * @param {ConnectionState} state
   */
  showConnection(state) {
    this.showNote(connectionNotes[state], {stays: true});
  }

  /**
   * Shows the progress of the server.
   * @param {Progress} progress
   */
  showProgress({done, total}) {
    const wasWorking = this.#working;
    this.#working = done < total;
    this.#updateEmpty();
    if (this.#working && !wasWorking) this.#restartProgress();
    find("progress").toggleAttribute("data-working", this.#working);
    find("count").hidden = this.#working;
    setText("activity", this.#working ? `Preparing ${formatNumber(done)} of ${formatNumber(total)}` : "");
    const share = this.#progress.move(done, total);
    find("progress").style.setProperty("--progress", String(share));
    find("progress").setAttribute("aria-valuenow", String(Math.floor(100 * share)));
    if (wasWorking || this.#working) this.#announceProgress(done, total);
  }

  /** Empties the progress bar at once, without a transition from the end of the last progress. */
  #restartProgress() {
    this.#progress = new ProgressShare();
    find("progress").replaceChildren(document.createElement("span"));
  }

  /**
   * Shows a note for some seconds, or until the next note if it stays.
   * @param {string} text empty for no note
   * @param {{ stays?: boolean }} options
   */
  showNote(text, {stays = false} = {}) {
    clearTimeout(this.#noteTimer);
    setText("note", text);
    this.raiseNote();
    if (text) this.announce(text);
    if (text && !stays) this.#noteTimer = window.setTimeout(() => this.showNote(""), noteDuration);
  }

  /** Shows the note above an open photograph. Without a text there is none. */
  raiseNote() {
    const note = find("note");
    note.hidePopover?.();
    if (note.textContent) note.showPopover?.();
  }

  /**
   * Announces a text to users of screen readers.
   * @param {string} text
   */
  announce(text) {
    setText("announcement", text);
  }

  /** Shows that the folder is empty. While the server reads it or is working, this is not known yet. A published site has photographs. */
  #updateEmpty() {
    find("empty").hidden = this.#count > 0 || this.#working || !this.#isComplete || isPublished;
    find("empty").dataset.known = "";
  }

  /**
   * @param {number} done
   * @param {number} total
   */
  #announceProgress(done, total) {
    const step = total ? Math.floor((announcedSteps * done) / total) : 0;
    if (step === this.#announcedStep) return;
    this.#announcedStep = step;
    this.announce(
      done < total ? `${formatNumber(done)} of ${formatCount(total, "photograph")} prepared` :
                     "All photographs are prepared");
  }
}
