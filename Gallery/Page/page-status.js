// @ts-check
/** The texts about the collection: the number of photographs, the progress, the files that are not shown, and problems. */

import {find} from "./page-find.js";
import {formatCount, formatNumber} from "./page-text.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-live.js").Progress} Progress */

/** The number of progress announcements for users of screen readers. */
const announcedSteps = 4;

/** The time that a temporary note stays visible, in milliseconds. */
const noteDuration = 6000;

/** Shows the texts. Each method can be called again at any time. */
export class Status {
  #count = 0;
  #isComplete = false;
  #working = false;
  #announcedStep = 0;
  #noteTimer = 0;

  /**
   * Shows the number of photographs, and the files that are not shown.
   * @param {Collection} collection
   */
  showCollection({count, isComplete, listing}) {
    setText("count", formatCount(count, "photograph"));
    [this.#count, this.#isComplete] = [count, isComplete];
    this.#updateEmpty();
    this.#showSkipped(listing);
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
   * Shows a note while the server does not answer.
   * @param {boolean} reachable
   */
  showReachable(reachable) {
    this.showNote(reachable ? "" : "The server does not answer. Trying again…", {stays: true});
  }

  /**
   * Shows the progress of the server.
   * @param {Progress} progress
   */
  showProgress({done, total}) {
    const wasWorking = this.#working;
    this.#working = done < total;
    this.#updateEmpty();
    find("progress").toggleAttribute("data-working", this.#working);
    find("count").hidden = this.#working;
    setText("activity", this.#working ? `Preparing ${formatNumber(done)} of ${formatNumber(total)}` : "");
    find("progress").style.setProperty("--progress", String(total ? done / total : 1));
    find("progress").setAttribute("aria-valuenow", String(Math.floor((100 * done) / Math.max(1, total))));
    if (wasWorking || this.#working) this.#announceProgress(done, total);
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

  /** Shows that the folder is empty. While the server reads it or is working, this is not known yet. */
  #updateEmpty() {
    find("empty").hidden = this.#count > 0 || this.#working || !this.#isComplete;
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

  /** @param {Listing} listing */
  #showSkipped({skipped, skippedTotal, skippedFolders, videos}) {
    find("skipped").hidden = skippedTotal + videos === 0;
    const files = skippedTotal - skippedFolders + videos;
    const counts = [files && formatCount(files, "file"), skippedFolders && formatCount(skippedFolders, "folder")];
    setText("skipped-summary", `${counts.filter(Boolean).join(" and ")} not shown`);
    const lines = skipped.map(({name, reason}) => skippedLine(name, reason));
    const rest = skippedTotal - skipped.length;
    if (rest > 0) lines.push(skippedLine(formatCount(rest, "more file"), "not listed here"));
    if (videos > 0) lines.unshift(skippedLine(formatCount(videos, "video"), "the gallery shows only photographs"));
    find("skipped-files").replaceChildren(...lines);
  }
}

/**
 * @param {string} name
 * @param {string} reason
 */
function skippedLine(name, reason) {
  const line = document.createElement("li");
  const file = document.createElement("bdi");
  file.textContent = name;
  line.append(file, `: ${reason}`);
  return line;
}

/**
 * @param {string} id
 * @param {string} text
 */
function setText(id, text) {
  const element = find(id);
  if (element.textContent !== text) element.textContent = text;
}
