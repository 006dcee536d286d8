import {counted} from "../a11y/strings.js";
import {focusedIn} from "../dom/focus.js";

import {part, slot} from "./part.js";

/** The slot of the viewer's toolbar, in an exhibit and in its viewer, and the part around it. */
export const TOOLBAR = "toolbar";

/** The controls around the photographs, which fade together: the caption, the buttons, and the toolbar of the page. */
export class ViewerControls {
  element = document.createElement("div");
  previous = part("button", "previous-photo");
  next = part("button", "next-photo");
  close = part("button", "close");
  toolbar = part("div", TOOLBAR);
  /** The text that screen readers read out when another photograph is shown. */
  live = part("p", "live");
  #host;
  #title = part("span", "caption-title");
  #detail = part("span", "caption-detail");
  /** The caption for screen readers. */
  #spoken = "";

  /** @param {HTMLElement} host whose language numbers are written in */
  constructor(host) {
    this.#host = host;
    const caption = part("p", "caption");
    caption.append(this.#title, this.#detail);
    this.live.ariaLive = "polite";
    this.toolbar.append(slot(TOOLBAR));
    this.element.className = "controls";
    this.element.append(caption, this.toolbar, this.previous, this.next, this.close);
  }

  /** @param {Readonly<import('../a11y/strings.js').Strings>} strings */
  renderLabels(strings) {
    this.close.ariaLabel = strings.close;
    this.previous.ariaLabel = strings.previousPhoto;
    this.next.ariaLabel = strings.nextPhoto;
  }

  /**
   * Writes the caption of a photograph, with where it is among the others, such as "18 of 299", unless it is alone. Shows a button for
   * each neighbour.
   *
   * @param {import('../items/photo-source.js').PhotoSource | undefined} source
   * @param {number} index
   * @param {number} count
   * @param {string} position says where it is, with {index} and {count}
   */
  show(source, index, count, position) {
    const where = count > 1 ? counted(position, index, count, this.#host) : "";
    this.#title.textContent = source?.title ?? "";
    this.#detail.textContent = join([source?.detail, where], " · ");
    this.#spoken = join([source?.name || source?.title, where], ", ");
    const focused = focusedIn(this.element);
    this.previous.hidden = index <= 0;
    this.next.hidden = index < 0 || index >= count - 1;
    // A hidden button loses focus, and the keys with it.
    if (focused instanceof HTMLElement && focused.hidden) this.close.focus();
  }

  /** Lets screen readers read out the photograph that the caption is of. */
  announce() {
    this.live.textContent = this.#spoken;
  }

  /** Forgets the announcement, because no photograph is shown any more. */
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
