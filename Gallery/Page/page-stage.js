// @ts-check
/** Where the collection is shown: one exhibit at a time, fed with the photographs it asks for. */

import {exhibitNamed} from "./page-exhibits.js";
import {find} from "./page-find.js";
import {writeLabel} from "./page-label.js";
import {lookedAt} from "./page-look.js";
import {watchPictures} from "./page-picture.js";
import {roomIn, watchRoom} from "./page-room.js";
import {Source} from "./page-source.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */

/**
 * What the page uses of an exhibit's element.
 * @typedef {object} ExhibitElement
 * @property {object} items
 * @property {number | null} openIndex
 * @property {number | null} selectedIndex
 * @property {(index: number, options?: { animated?: boolean }) => void} select
 * @property {(index: number) => void} open
 * @property {() => void} close
 * @property {() => void} reload
 */

/**
 * @typedef {object} Listener
 * @property {(index: number) => void} opened
 * @property {() => void} closed
 * @property {(id: string) => void} looked another photograph is looked at
 */

/** As many dots as are told apart at a glance; of more photographs a fraction says which it is. */
const mostDots = 9;

/** Shows a collection in an exhibit, and says which of its photographs is open. */
export class Stage {
  #main;
  #listener;
  #speed = 1;
  #exhibit = exhibitNamed("");
  /** @type {Source | undefined} */
  #source;
  /** @type {(HTMLElement & ExhibitElement) | undefined} */
  #element;
  #shown = new AbortController();

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
    this.#element?.setAttribute("speed", String(speed));
  }

  /** The id of the photograph looked at; null while there is none. */
  get looked() {
    return this.#element && this.#source ? lookedAt(this.#element, this.#source.collection) : null;
  }

  /**
   * Shows a collection: anew, or in its place where it is the one already shown, as it is now.
   * @param {string} name the exhibit's
   * @param {Collection} collection
   */
  async show(name, collection) {
    const exhibit = exhibitNamed(name);
    await customElements.whenDefined(exhibit.element);
    if (!this.#element || exhibit !== this.#exhibit) this.#change(exhibit);
    const element = /** @type {HTMLElement & ExhibitElement} */ (this.#element);
    if (this.#source?.collection.album === collection.album) this.#renew(this.#source, collection);
    else this.#begin(element, collection);
    await drawn(element);
    this.#label();
  }

  /**
   * Opens the photograph at an index, or none. What is open already stays as it is.
   * @param {number | null} index
   */
  open(index) {
    const element = this.#element;
    if (!element || element.openIndex === index) return;
    if (index === null) element.close();
    else element.open(index);
  }

  /**
   * Brings a photograph into view.
   * @param {number} index
   */
  look(index) {
    if (this.#element?.selectedIndex !== index) this.#element?.select(index, {animated: false});
    this.#label();
  }

  /**
   * Another exhibit takes the place of this one. The first one may be in the page already: what the server drew stays.
   * @param {Exhibit} exhibit
   */
  #change(exhibit) {
    const before = this.#element ?? this.#main.firstElementChild;
    const isThere = !this.#element && before?.localName === exhibit.element;
    const element = isThere ? before : document.createElement(exhibit.element);
    this.#shown.abort();
    this.#shown = new AbortController();
    [this.#exhibit, this.#source] = [exhibit, undefined];
    this.#element = /** @type {HTMLElement & ExhibitElement} */ (element);
    this.#dress(this.#element, exhibit);
    if (!isThere) before?.replaceWith(this.#element);
    this.#wire(this.#element, this.#shown.signal);
  }

  /**
   * @param {HTMLElement} element
   * @param {Exhibit} exhibit
   */
  #dress(element, {id, attributes}) {
    element.setAttribute("label", "Photographs");
    element.setAttribute("speed", String(this.#speed));
    element.dataset.exhibit = id;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {AbortSignal} signal
   */
  #wire(element, signal) {
    listen(element, "vitrine-open", signal, ({index}) => this.#listener.opened(index));
    listen(element, "vitrine-close", signal, () => this.#listener.closed());
    listen(element, "vitrine-need", signal, ({start, end}) => this.#source?.want(start, end));
    listen(element, "vitrine-change", signal, () => this.#looked());
    element.addEventListener("click", (event) => this.#clicked(event), {signal});
    watchRoom(element, (room) => this.#resize(room), signal);
    watchPictures(element);
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Collection} collection
   */
  #begin(element, collection) {
    this.#source = new Source(this.#exhibit, collection, roomIn(element), () => element.reload());
    this.#count(element, collection);
    element.items = this.#source;
  }

  /**
   * @param {Source} source
   * @param {Collection} collection
   */
  #renew(source, collection) {
    if (source.collection === collection) return;
    source.collection = collection;
    if (this.#element) this.#count(this.#element, collection);
    this.#element?.reload();
  }

  /**
   * A row says where in it one is, if there is more than one place.
   * @param {HTMLElement} element
   * @param {Collection} collection
   */
  #count(element, {count}) {
    element.toggleAttribute("data-empty", count === 0);
    if (!this.#exhibit.extent) return;
    element.setAttribute("indicator", count < 2 ? "none" : count <= mostDots ? "dots" : "fraction");
    element.toggleAttribute("controls", count > 1);
  }

  /** @param {import("./page-source.js").Room} room */
  #resize(room) {
    if (!this.#source) return;
    this.#source.room = room;
    if (this.#exhibit.extent) this.#element?.reload();
  }

  #looked() {
    const {looked} = this;
    if (looked) this.#listener.looked(looked);
    this.#label();
  }

  #label() {
    const label = find("label");
    label.hidden = !this.#exhibit.extent;
    if (!label.hidden) writeLabel(label, this.#source?.collection.named(this.looked));
  }

  /**
   * A click on a photograph of a row opens it: the one that is current, since the others only come.
   * @param {MouseEvent} event
   */
  #clicked(event) {
    const link = event.target instanceof Element ? event.target.closest("a[data-id]") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(link instanceof HTMLElement) || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    this.#element?.open(this.#source?.indexOf(link.dataset.id ?? "") ?? -1);
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} type
 * @param {AbortSignal} signal
 * @param {(detail: { index: number, start: number, end: number }) => void} heard
 */
function listen(element, type, signal, heard) {
  element.addEventListener(type, (event) => heard(/** @type {CustomEvent} */ (event).detail), {signal});
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
