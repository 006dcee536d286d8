// @ts-check
/** The panel of details beside the open photograph, or below it on a narrow screen. */

import {captionOf} from "../base/text.js";
import {detailsOf} from "../library/details.js";

import {detailRows} from "./detail-rows.js";
import {dragOut} from "./sheet.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** Shows the details of the open photograph. It stays open from one photograph to the next. */
export class DetailsPanel {
  element = document.createElement("aside");
  #title = document.createElement("h2");
  #text = document.createElement("p");
  #rows = document.createElement("dl");
  #onToggle;
  /** @type {(() => void) | undefined} shows the details of the open photograph */
  #fill;

  /** @param {(isOpen: boolean) => void} onToggle */
  constructor(onToggle) {
    this.#onToggle = onToggle;
    const {element} = this;
    const [header, close] = [document.createElement("header"), document.createElement("button")];
    Object.assign(close, {type: "button", ariaLabel: "Close the details"});
    close.addEventListener("click", () => this.toggle(false));
    header.append(this.#title, close);
    Object.assign(element, {className: "details", id: "details", slot: "details", ariaLabel: "Details", tabIndex: 0});
    element.dataset.noDrag = "";
    element.append(header, this.#text, this.#rows);
    element.dataset.closed = "";
    dragOut(element, (isOpen) => this.toggle(isOpen));
  }

  /** Whether the panel is open. */
  get isOpen() {
    return !("closed" in this.element.dataset);
  }

  /** Whether focus is in the panel. */
  get hasFocus() {
    return this.element.contains(document.activeElement);
  }

  /** @param {boolean} isOpen */
  toggle(isOpen = !this.isOpen) {
    const hadFocus = this.hasFocus;
    this.element.toggleAttribute("data-closed", !isOpen);
    document.documentElement.toggleAttribute("data-details", isOpen);
    if (isOpen) this.#fill?.();
    this.#onToggle(isOpen);
    if (hadFocus && !isOpen) /** @type {HTMLElement | null} */
      (document.querySelector("[aria-controls=details]"))?.focus();
  }

  /**
   * Shows a photograph.
   * @param {Item | undefined} item undefined until it is fetched
   * @param {Listing} listing
   */
  show(item, listing) {
    const fill = async () => {
      if (!item) return this.#clear();
      const {title} = captionOf(item, listing);
      if (this.element.dataset.id !== item.id) this.#write(title, "", []);
      this.element.dataset.id = item.id;
      const details = await detailsOf(item.id, listing.revision);
      if (this.#fill !== fill) return;
      if (!details) return this.#write(title, "The details cannot be loaded.", []);
      const lines = [details.caption, ...details.details].filter(Boolean).join("\n");
      this.#write(details.title ?? title, lines, detailRows(details));
    };
    this.#fill = fill;
    if (this.isOpen) fill();
  }

  #clear() {
    delete this.element.dataset.id;
    this.#write("", "", []);
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {[string, string | HTMLElement][]} rows
   */
  #write(title, text, rows) {
    this.#title.textContent = title;
    this.#text.textContent = text;
    this.#rows.replaceChildren(...rows.map(([name, value]) => {
      const [row, term, definition, text] = ["div", "dt", "dd", "bdi"].map((tag) => document.createElement(tag));
      term.textContent = name;
      text.append(value);
      definition.append(text);
      row.append(term, definition);
      return row;
    }));
  }
}
