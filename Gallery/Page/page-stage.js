// @ts-check
/** Where the collection is shown: one exhibit at a time, fed with the photographs it asks for. */

import {asksToOpen, drawn, hang, listen, number} from "./page-element.js";
import {exhibitNamed, isRow} from "./page-exhibits.js";
import {find} from "./page-find.js";
import {handKeysOn} from "./page-keys.js";
import {writeLabel} from "./page-label.js";
import {lookedAt} from "./page-look.js";
import {watchPictures} from "./page-picture.js";
import {roomIn, watchRoom} from "./page-room.js";
import {Source} from "./page-source.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */
/** @typedef {import("./page-source.js").Room} Room */

/**
 * @typedef {object} Listener
 * @property {(index: number) => void} opened
 * @property {() => void} closed
 * @property {(id: string) => void} looked another photograph is looked at
 */

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
    const isSame = this.#element && exhibit === this.#exhibit;
    const element = isSame ? this.#element : this.#change(exhibit);
    if (!element) return;
    if (this.#source?.collection.album === collection.album) this.#renew(element, this.#source, collection);
    else this.#begin(element, collection);
    // Someone may have opened a photograph of the server's grid before the page took the grid over.
    if (!isSame && element.openIndex !== null) this.#listener.opened(element.openIndex);
    await drawn(element);
    delete document.documentElement.dataset.awaits;
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
   * Another exhibit takes the place of this one.
   * @param {Exhibit} exhibit
   */
  #change(exhibit) {
    document.documentElement.toggleAttribute("data-row", isRow(exhibit));
    find("label").hidden = !exhibit.hasLabel;
    const element = hang(exhibit, this.#element ?? this.#main.firstElementChild, !this.#element);
    this.#shown.abort();
    this.#shown = new AbortController();
    [this.#exhibit, this.#source, this.#element] = [exhibit, undefined, element];
    element.setAttribute("speed", String(this.#speed));
    this.#wire(element, this.#shown.signal);
    return element;
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {AbortSignal} signal
   */
  #wire(element, signal) {
    listen(element, "vitrine-open", signal, ({index}) => this.#listener.opened(index));
    listen(element, "vitrine-close", signal, () => this.#listener.closed());
    listen(element, "vitrine-need", signal, ({start, end}) => this.#source?.want(start, end));
    listen(element, "vitrine-change", signal, ({index}) => this.#changed(element, index));
    element.addEventListener("click", (event) => this.#clicked(event), {signal});
    if (isRow(this.#exhibit)) handKeysOn(element, () => this.looked, signal);
    watchRoom(element, (room) => this.#resize(element, room), signal);
    watchPictures(element);
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Collection} collection
   */
  #begin(element, collection) {
    const room = roomIn(element);
    this.#source = new Source(this.#exhibit, collection, room, () => element.reload());
    this.#exhibit.fit?.(element, room);
    number(element, this.#exhibit, collection.count);
    element.items = this.#source;
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Source} source
   * @param {Collection} collection
   */
  #renew(element, source, collection) {
    if (source.collection === collection) return;
    source.collection = collection;
    number(element, this.#exhibit, collection.count);
    element.reload();
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Room} room
   */
  #resize(element, room) {
    if (!this.#source) return;
    this.#source.room = room;
    this.#exhibit.fit?.(element, room);
    element.reload();
  }

  /**
   * The row goes to another photograph, or a page turned and it is open now.
   * @param {ExhibitElement} element
   * @param {number} index
   */
  #changed(element, index) {
    if (element.openIndex === index) this.#listener.opened(index);
    this.#looked();
  }

  #looked() {
    const {looked} = this;
    if (looked) this.#listener.looked(looked);
    this.#label();
  }

  #label() {
    const label = find("label");
    const {collection} = this.#source ?? {};
    if (label.hidden || !collection) return;
    const index = this.#element?.selectedIndex ?? 0;
    writeLabel(label, collection.at(index), index, collection.count);
  }

  /**
   * A click on a photograph of a row opens it: the one that is current, since the others only come.
   * @param {MouseEvent} event
   */
  #clicked(event) {
    const photo = asksToOpen(event);
    if (photo === null) return;
    event.preventDefault();
    this.#element?.open(this.#source?.indexOf(photo) ?? -1);
  }
}
