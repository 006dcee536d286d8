// @ts-check
/** What the page says about itself in words: how many, how far, what was left out, what went wrong. */

import {find} from "./page-find.js";
import {counted, number} from "./page-text.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-live.js").Progress} Progress */

/** Progress is spoken this many times on its way, so that it is heard and does not chatter. */
const spokenSteps = 4;

/** How long a passing note stays. In milliseconds. */
const noteStays = 6000;

/** The page's words. Each method may be called again at any time. */
export class Status {
  #count = 0;
  #working = false;
  #spoken = 0;
  #noteEnds = 0;

  /**
   * How many photographs there are, and which files are missing from them.
   * @param {Collection} collection
   */
  collection({count, listing}) {
    write("count", counted(count, "photograph"));
    this.#count = count;
    this.#empty();
    this.#skipped(listing);
  }

  /**
   * How many photographs a change has brought.
   * @param {number} count fewer than none: so many are gone
   */
  grown(count) {
    if (count > 0) this.announce(`${counted(count, "photograph")} added`);
    if (count < 0) this.announce(`${counted(-count, "photograph")} removed`);
  }

  /** @param {boolean} reachable whether the server answers */
  reachable(reachable) {
    this.note(reachable ? "" : "The server does not answer. Trying again…", {stays: true});
  }

  /**
   * How far the server has come.
   * @param {Progress} progress
   */
  progress({done, total}) {
    const wasWorking = this.#working;
    this.#working = done < total;
    this.#empty();
    find("progress").toggleAttribute("data-working", this.#working);
    find("count").hidden = this.#working;
    write("activity", this.#working ? `Preparing ${number(done)} of ${number(total)}` : "");
    find("progress").style.setProperty("--progress", String(total ? done / total : 1));
    find("progress").setAttribute("aria-valuenow", String(Math.floor((100 * done) / Math.max(1, total))));
    if (wasWorking || this.#working) this.#speak(done, total);
  }

  /**
   * A note that passes, or that stays until it is taken back.
   * @param {string} text empty: no note
   * @param {{ stays?: boolean }} options
   */
  note(text, {stays = false} = {}) {
    clearTimeout(this.#noteEnds);
    write("note", text);
    if (text && !stays) this.#noteEnds = window.setTimeout(() => write("note", ""), noteStays);
  }

  /**
   * Says something to people who listen to the page.
   * @param {string} text
   */
  announce(text) {
    write("announcement", text);
  }

  /** While the server still looks, nobody knows that there is nothing. */
  #empty() {
    find("empty").hidden = this.#count > 0 || this.#working;
    find("empty").dataset.known = "";
  }

  /**
   * @param {number} done
   * @param {number} total
   */
  #speak(done, total) {
    const step = total ? Math.floor((spokenSteps * done) / total) : 0;
    if (step === this.#spoken) return;
    this.#spoken = step;
    this.announce(
      done < total ? `${number(done)} of ${counted(total, "photograph")} prepared` : "All photographs are prepared");
  }

  /** @param {Listing} listing */
  #skipped({skipped, skippedTotal, videos}) {
    find("skipped").hidden = skippedTotal + videos === 0;
    write("skipped-summary", `${counted(skippedTotal + videos, "file")} not shown`);
    const lines = skipped.map(({name, reason}) => skippedFile(name, reason));
    const rest = skippedTotal - skipped.length;
    if (rest > 0) lines.push(skippedFile(counted(rest, "more file"), "not listed here"));
    if (videos > 0) lines.unshift(skippedFile(counted(videos, "video"), "because only photographs are shown"));
    find("skipped-files").replaceChildren(...lines);
  }
}

/**
 * @param {string} name
 * @param {string} reason
 */
function skippedFile(name, reason) {
  const line = document.createElement("li");
  const file = document.createElement("bdi");
  file.textContent = name;
  line.append(file, ` ${reason}`);
  return line;
}

/**
 * @param {string} id
 * @param {string} text
 */
function write(id, text) {
  const element = find(id);
  if (element.textContent !== text) element.textContent = text;
}
