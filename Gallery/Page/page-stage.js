// @ts-check
/** Where the collection is shown: one exhibit at a time, fed with the photographs it asks for. */

import {watchPictures} from "./page-cell.js";
import {exhibitNamed} from "./page-exhibits.js";
import {Source} from "./page-source.js";

/** @typedef {import("./page-collection.js").Collection} Collection */

/**
 * What the page uses of an exhibit's element.
 * @typedef {object} ExhibitElement
 * @property {object} items
 * @property {number | null} openIndex
 * @property {(index: number) => void} open
 * @property {() => void} close
 * @property {() => void} reload
 */

/**
 * @typedef {object} Listener
 * @property {(index: number) => void} opened
 * @property {() => void} closed
 */

/** What a cell is at least, where there is none to be measured yet: see --vitrine-min-cell. In CSS pixels. */
const smallestCell = 100;

/** Shows a collection in an exhibit, and says which of its photographs is open. */
export class Stage {
  #main;
  #listener;
  #speed = 1;
  /** @type {Source | undefined} */
  #source;
  /** @type {(HTMLElement & ExhibitElement) | undefined} */
  #exhibit;

  /**
   * @param {HTMLElement} main holds the exhibit's element
   * @param {Listener} listener
   */
  constructor(main, listener) {
    this.#main = main;
    this.#listener = listener;
  }

  /** @param {number} speed of everything that moves; 1 is real time */
  set speed(speed) {
    this.#speed = speed;
    this.#exhibit?.setAttribute("speed", String(speed));
  }

  /**
   * Shows a collection: anew, or in its place where it is the one already shown, as it is now.
   * @param {string} name the exhibit's
   * @param {Collection} collection
   */
  async show(name, collection) {
    const exhibit = await this.#elementFor(name);
    const source = exhibit === this.#exhibit ? this.#source : undefined;
    if (exhibit !== this.#exhibit) this.#wire(exhibit);
    if (source?.collection.album === collection.album) this.#renew(source, collection);
    else this.#begin(exhibit, collection);
    await drawn(exhibit);
  }

  /**
   * Opens the photograph at an index, or none. What is open already stays as it is.
   * @param {number | null} index
   */
  open(index) {
    const exhibit = this.#exhibit;
    if (!exhibit || exhibit.openIndex === index) return;
    if (index === null) exhibit.close();
    else exhibit.open(index);
  }

  /**
   * The element for an exhibit: the one in the page where there is one, so that what the server drew stays.
   * @param {string} name
   */
  async #elementFor(name) {
    const tag = exhibitNamed(name).element;
    await customElements.whenDefined(tag);
    const present = this.#main.querySelector(tag);
    return /** @type {HTMLElement & ExhibitElement} */ (present ?? document.createElement(tag));
  }

  /** @param {HTMLElement & ExhibitElement} exhibit */
  #wire(exhibit) {
    this.#exhibit?.replaceWith(exhibit);
    this.#exhibit = exhibit;
    exhibit.setAttribute("speed", String(this.#speed));
    exhibit.addEventListener("vitrine-open", (event) => this.#opened(event));
    exhibit.addEventListener("vitrine-close", () => this.#listener.closed());
    exhibit.addEventListener("vitrine-need", (event) => this.#needed(event));
    watchPictures(exhibit);
  }

  /** @param {Event} event */
  #opened(event) {
    this.#listener.opened(/** @type {CustomEvent<{ index: number }>} */ (event).detail.index);
  }

  /** @param {Event} event */
  #needed(event) {
    const {start, end} = /** @type {CustomEvent<{ start: number, end: number }>} */ (event).detail;
    this.#source?.want(start, end);
  }

  /**
   * @param {HTMLElement & ExhibitElement} exhibit
   * @param {Collection} collection
   */
  #begin(exhibit, collection) {
    const side = exhibit.firstElementChild?.clientWidth;
    this.#source = new Source(collection, side || smallestCell, () => exhibit.reload());
    exhibit.items = this.#source;
  }

  /**
   * @param {Source} source
   * @param {Collection} collection
   */
  #renew(source, collection) {
    if (source.collection === collection) return;
    source.collection = collection;
    this.#exhibit?.reload();
  }
}

/**
 * Until an exhibit has drawn what it was given. Before its engine has arrived it can neither open nor be scrolled.
 * @param {HTMLElement} exhibit
 */
async function drawn(exhibit) {
  if (exhibit.dataset.drawn === undefined) await change(exhibit, "data-drawn");
  await new Promise(requestAnimationFrame);
}

/**
 * @param {HTMLElement} element
 * @param {string} attribute
 * @returns {Promise<void>}
 */
function change(element, attribute) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, {attributeFilter: [attribute]});
  });
}
