// @ts-check
/** The part of the page that shows the collection in one exhibit at a time. */

import {currentPhotoIn} from "./page-current.js";
import {listen, mountElement, photoToOpen, whenDrawn} from "./page-element.js";
import {exhibitWithID, isRow} from "./page-exhibits.js";
import {Feed} from "./page-feed.js";
import {find} from "./page-find.js";
import {forwardKeys} from "./page-keys.js";
import {renderLabel} from "./page-label.js";
import {OpenPhoto} from "./page-open-photo.js";
import {watchPictures} from "./page-picture.js";

/** @typedef {import("./page-collection.js").Collection} Collection */
/** @typedef {import("./page-element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./page-exhibits.js").Exhibit} Exhibit */

/**
 * @typedef {object} Listener
 * @property {(index: number) => void} onOpen
 * @property {() => void} onRest called when an open photograph has come to rest, and its dialog covers the page
 * @property {() => void} onClose
 * @property {(id: string) => void} onCurrent called when another photograph becomes current
 */

/** Shows a collection in an exhibit, and reports the open photograph and the current one. */
export class Stage {
  #main;
  #listener;
  #speed = 1;
  #exhibit = exhibitWithID("");
  /** @type {Feed | undefined} */
  #feed;
  /** @type {(HTMLElement & ExhibitElement) | undefined} */
  #element;
  #subscriptions = new AbortController();
  #openPhoto = new OpenPhoto();

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
    const {collection} = this.#feed ?? {};
    return this.#element && collection ? currentPhotoIn(this.#element, collection) : null;
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
    this.#feed?.show(collection);
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
    this.#openPhoto.end();
    find("label").hidden = !exhibit.hasLabel;
    const element = mountElement(exhibit, this.#element ?? this.#main.firstElementChild, !this.#element);
    this.#subscriptions.abort();
    this.#subscriptions = new AbortController();
    const {signal} = this.#subscriptions;
    [this.#exhibit, this.#element] = [exhibit, element];
    this.#feed = new Feed(element, exhibit, signal);
    element.setAttribute("speed", String(this.#speed));
    this.#listen(element, signal);
    return element;
  }

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {AbortSignal} signal
   */
  #listen(element, signal) {
    listen(element, "vitrine-open", signal, ({index}) => this.#onOpen(index));
    listen(element, "vitrine-settle", signal, ({isOpen, frame}) => {
      if (isOpen === false) this.#openPhoto.end();
      // The dialog becomes modal in the next frame, and is above all else from then on.
      if (isOpen) requestAnimationFrame(() => this.#listener.onRest());
      if (isOpen && frame) this.#openPhoto.rest(frame);
    });
    listen(element, "vitrine-close", signal, () => this.#listener.onClose());
    listen(element, "vitrine-need", signal, ({start, end}) => this.#feed?.prefetch(start, end));
    listen(element, "vitrine-change", signal, ({index}) => this.#onChange(element, index));
    element.addEventListener("click", (event) => this.#onClick(event), {signal});
    if (isRow(this.#exhibit)) forwardKeys(element, () => this.currentPhoto, signal);
    watchPictures(element);
  }

  /** @param {number} index of the open photograph */
  #onOpen(index) {
    const {collection} = this.#feed ?? {};
    if (this.#element && collection) this.#openPhoto.show(this.#element, collection.at(index), collection.listing);
    this.#listener.onOpen(index);
  }

  /**
   * Handles a change of the current photograph, which is also the open one if the viewer is open.
   * @param {ExhibitElement} element
   * @param {number} index
   */
  #onChange(element, index) {
    if (element.openIndex === index) this.#onOpen(index);
    this.#reportCurrent();
  }

  #reportCurrent() {
    const {currentPhoto} = this;
    if (currentPhoto) this.#listener.onCurrent(currentPhoto);
    this.#renderLabel();
  }

  #renderLabel() {
    const {collection} = this.#feed ?? {};
    if (this.#element && collection) renderLabel(find("label"), this.#element, collection);
  }

  /**
   * Opens the current photograph of a row after a click. A click on another photograph makes it current.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    const photo = photoToOpen(event);
    if (photo === null) return;
    event.preventDefault();
    this.#element?.open(this.#feed?.collection?.indexOf(photo) ?? -1);
  }
}
