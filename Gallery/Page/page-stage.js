// @ts-check
/** The part of the page that shows the collection in one exhibit at a time. */

import {replaceServedCells} from "./page-cell.js";
import {currentPhotoIn} from "./page-current.js";
import {listen, mountElement, photoToOpen, setCount, whenDrawn} from "./page-element.js";
import {exhibitWithID, isRow} from "./page-exhibits.js";
import {find} from "./page-find.js";
import {forwardKeys} from "./page-keys.js";
import {renderLabel} from "./page-label.js";
import {watchPictures} from "./page-picture.js";
import {OpenRegion} from "./page-region.js";
import {roomIn, watchRoom} from "./page-room.js";
import {Source} from "./page-source.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */
/** @typedef {import("./page-source.js").Room} Room */

/**
 * @typedef {object} Listener
 * @property {(index: number) => void} onOpen
 * @property {() => void} onClose
 * @property {(id: string) => void} onCurrent called when another photograph becomes current
 */

/** Shows a collection in an exhibit, and reports the open photograph and the current one. */
export class Stage {
  #main;
  #listener;
  #speed = 1;
  #exhibit = exhibitWithID("");
  /** @type {Source | undefined} */
  #source;
  /** @type {(HTMLElement & ExhibitElement) | undefined} */
  #element;
  #subscriptions = new AbortController();
  #region = new OpenRegion();

  /**
   * @param {HTMLElement} main contains the exhibit's element
   * @param {Listener} listener
   */
  constructor(main, listener) {
    this.#main = main;
    this.#listener = listener;
  }

  /** @param {number} speed of all animations; 1 is the usual speed */
  set speed(speed) {
    this.#speed = speed;
    this.#element?.setAttribute("speed", String(speed));
  }

  /** The id of the current photograph; null if there is none. */
  get currentPhoto() {
    return this.#element && this.#source ? currentPhotoIn(this.#element, this.#source.collection) : null;
  }

  /**
   * Shows a collection in an exhibit. If the exhibit already shows the same album, its element stays.
   * @param {string} id of the exhibit
   * @param {Collection} collection
   */
  async show(id, collection) {
    const exhibit = exhibitWithID(id);
    await customElements.whenDefined(exhibit.element);
    const isSame = this.#element && exhibit === this.#exhibit;
    const element = isSame ? this.#element : this.#mount(exhibit);
    if (!element) return;
    if (this.#source?.collection.album === collection.album) this.#replaceCollection(element, this.#source, collection);
    else this.#connect(element, collection);
    // The user may have opened a photograph of the server's grid before this script ran.
    if (!isSame && element.openIndex !== null) this.#onOpen(element.openIndex);
    await whenDrawn(element);
    delete document.documentElement.dataset.awaits;
    this.#renderLabel();
  }

  /**
   * Opens the photograph at an index if it is not open already. Null closes the open photograph.
   * @param {number | null} index
   */
  open(index) {
    const element = this.#element;
    if (!element || element.openIndex === index) return;
    if (index === null) element.close();
    else element.open(index);
  }

  /**
   * Makes a photograph current and scrolls it into view.
   * @param {number} index
   */
  select(index) {
    if (this.#element?.selectedIndex !== index) this.#element?.select(index, {animated: false});
    this.#renderLabel();
  }

  /**
   * Replaces the exhibit by another one.
   * @param {Exhibit} exhibit
   */
  #mount(exhibit) {
    document.documentElement.toggleAttribute("data-row", isRow(exhibit));
    // An element that is replaced takes its open photograph with it.
    delete document.documentElement.dataset.open;
    this.#region.end();
    find("label").hidden = !exhibit.hasLabel;
    const element = mountElement(exhibit, this.#element ?? this.#main.firstElementChild, !this.#element);
    this.#subscriptions.abort();
    this.#subscriptions = new AbortController();
    [this.#exhibit, this.#source, this.#element] = [exhibit, undefined, element];
    element.setAttribute("speed", String(this.#speed));
    this.#listen(element, this.#subscriptions.signal);
    return element;
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {AbortSignal} signal
   */
  #listen(element, signal) {
    listen(element, "vitrine-open", signal, ({index}) => this.#onOpen(index));
    listen(element, "vitrine-settle", signal, ({isOpen}) => isOpen === false && this.#onLanded());
    listen(element, "vitrine-close", signal, () => this.#listener.onClose());
    listen(element, "vitrine-need", signal, ({start, end}) => this.#source?.prefetch(start, end));
    listen(element, "vitrine-change", signal, ({index}) => this.#onChange(element, index));
    element.addEventListener("click", (event) => this.#onClick(event), {signal});
    if (isRow(this.#exhibit)) forwardKeys(element, () => this.currentPhoto, signal);
    watchRoom(element, (room) => this.#resize(element, room), signal);
    watchPictures(element);
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Collection} collection
   */
  #connect(element, collection) {
    const room = roomIn(element);
    const source = new Source(this.#exhibit, collection, room, () => element.reload());
    this.#source = source;
    this.#fit(element, room);
    setCount(element, this.#exhibit, collection.count);
    if (element.items) element.items = source;
    else replaceServedCells(element, () => (element.items = source));
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Source} source
   * @param {Collection} collection
   */
  #replaceCollection(element, source, collection) {
    if (source.collection === collection) return;
    source.collection = collection;
    setCount(element, this.#exhibit, collection.count);
    element.reload();
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Room} room
   */
  #resize(element, room) {
    if (!this.#source) return;
    this.#source.room = room;
    this.#fit(element, room);
    element.reload();
  }

  /**
   * Sets the sizes of the items. An exhibit that is hidden has no room; it keeps its sizes until it is shown.
   * @param {HTMLElement} element
   * @param {Room} room
   */
  #fit(element, room) {
    if (room.width > 0 && room.height > 0) this.#exhibit.fit?.(element, room);
  }

  /** @param {number} index */
  #onOpen(index) {
    document.documentElement.dataset.open = "";
    this.#followRegion(index);
    this.#listener.onOpen(index);
  }

  /** The photograph that was open is back in its place. */
  #onLanded() {
    delete document.documentElement.dataset.open;
    this.#region.end();
  }

  /** @param {number} index of the open photograph */
  #followRegion(index) {
    const {collection} = this.#source ?? {};
    if (this.#element && collection) this.#region.follow(this.#element, collection.at(index), collection.listing);
  }

  /**
   * Handles a change of the current photograph, which is also the open one if the viewer is open.
   * @param {ExhibitElement} element
   * @param {number} index
   */
  #onChange(element, index) {
    if (element.openIndex === index) {
      this.#followRegion(index);
      this.#listener.onOpen(index);
    }
    this.#reportCurrent();
  }

  #reportCurrent() {
    const {currentPhoto} = this;
    if (currentPhoto) this.#listener.onCurrent(currentPhoto);
    this.#renderLabel();
  }

  #renderLabel() {
    const label = find("label");
    const {collection} = this.#source ?? {};
    if (label.hidden || !collection) return;
    const index = this.#element?.selectedIndex ?? 0;
    renderLabel(label, collection.at(index), index, collection.count);
  }

  /**
   * Opens the current photograph of a row after a click. A click on another photograph makes it current.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    const photo = photoToOpen(event);
    if (photo === null) return;
    event.preventDefault();
    this.#element?.open(this.#source?.indexOf(photo) ?? -1);
  }
}
