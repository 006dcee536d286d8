import {counted} from "../a11y/strings.js";

import {part} from "./part.js";

/** The caption of the current photograph, and the same for screen readers. */
export class ViewerCaption {
  element = part("p", "caption");
  /** What screen readers read out when another photograph has come. */
  live = part("p", "live");
  #host;
  #title = part("span", "caption-title");
  #detail = part("span", "caption-detail");
  #spoken = "";

  /** @param {HTMLElement} host whose language numbers are written in */
  constructor(host) {
    this.#host = host;
    this.live.ariaLive = "polite";
    this.element.append(this.#title, this.#detail);
  }

  /**
   * Writes the caption of a photograph, with where it is among the others, such as "18 of 299", unless it is alone.
   *
   * @param {import('../items/photo-source.js').PhotoSource | undefined} source
   * @param {number} index
   * @param {number} count
   * @param {Readonly<import('../a11y/strings.js').Strings>} strings
   */
  show(source, index, count, strings) {
    const where = count > 1 ? counted(strings.position, index, count, this.#host) : "";
    this.#title.textContent = source?.title ?? "";
    this.#detail.textContent = join([source?.detail, where], " · ");
    this.#spoken = join([source?.name, where], ", ");
  }

  /** Lets screen readers read out the photograph that the caption is of. */
  announce() {
    this.live.textContent = this.#spoken;
  }

  clear() {
    this.live.textContent = "";
  }
}

/**
 * @param {(string | undefined)[]} texts
 * @param {string} separator
 */
function join(texts, separator) {
  return texts.filter(Boolean).join(separator);
}
