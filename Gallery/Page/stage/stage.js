// @ts-check
/** The part of the page that shows the collection in one exhibit at a time. */

import {exhibitWithID, isRow} from "../exhibits/exhibits.js";
import {watchPictures} from "../pictures/picture.js";
import {ViewerTools} from "../viewer/viewer-tools.js";

import {currentPhotoIn} from "./current.js";
import {mountElement, whenDrawn} from "./element.js";
import {listenToExhibit} from "./exhibit-events.js";
import {Feed} from "./feed.js";
import {forwardKeys} from "./keys.js";
import {renderLabel} from "./label.js";
import {OpenPhoto} from "./open-photo.js";

/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./exhibit-events.js").StageListener} StageListener */
/** @typedef {import("../exhibits/exhibits.js").Exhibit} Exhibit */
/** @typedef {import("../pictures/region-address.js").PhotoFrame} PhotoFrame */

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
  #tools = new ViewerTools();

  /**
   * @param {HTMLElement} main contains the exhibit's element
   * @param {StageListener} listener
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

  /** Lays the photographs out again, because the look of an exhibit has changed. */
  renew() {
    this.#feed?.renew();
  }

  /** The id of the current photograph; null if there is none. */
  get currentPhoto() {
    const {collection} = this.#feed ?? {};
    return this.#element && collection ? currentPhotoIn(this.#element, collection) : null;
  }

  /**
   * Shows a collection in an exhibit. If the exhibit already shows the same part of it, its element stays.
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
   * Fetches photographs again that could not be fetched.
   * @throws {Unreachable}
   */
  async fetchMissing() {
    await this.#feed?.fetchMissing();
  }

  /**
   * Replaces the exhibit by another one.
   * @param {Exhibit} exhibit
   */
  #mount(exhibit) {
    // An element that is replaced takes its open photograph with it.
    this.#end();
    const element = mountElement(exhibit, this.#element ?? this.#main.firstElementChild, !this.#element);
    this.#subscriptions.abort();
    this.#subscriptions = new AbortController();
    const {signal} = this.#subscriptions;
    [this.#exhibit, this.#element] = [exhibit, element];
    this.#feed = new Feed(element, exhibit, signal, () => this.#listener.onUnreachable());
    element.setAttribute("speed", String(this.#speed));
    listenToExhibit(
      element, {
        onOpen: (index) => this.#onOpen(index),
        onChange: (index) => this.#onChange(element, index),
        onRest: (frame) => this.#onRest(frame),
        onEnd: () => this.#end(),
        onClose: () => this.#onClose(),
        onNeed: (start, end) => this.#feed?.prefetch(start, end),
        onPress: (photo) => element.open(this.#feed?.collection?.indexOf(photo) ?? -1),
      },
      signal);
    if (isRow(exhibit)) forwardKeys(element, () => this.currentPhoto, signal);
    watchPictures(element);
    return element;
  }

  /** @param {number} index of the open photograph */
  #onOpen(index) {
    const {collection} = this.#feed ?? {};
    if (this.#element && collection) {
      for (const part of [this.#openPhoto, this.#tools])
        part.show(this.#element, collection.at(index), collection.listing);
    }
    this.#listener.onOpen(index);
  }

  #onClose() {
    this.#tools.close();
    this.#listener.onClose();
  }

  #end() {
    this.#openPhoto.end();
    this.#tools.end();
  }

  /** @param {PhotoFrame | undefined} frame of the open photograph */
  #onRest(frame) {
    // The dialog becomes modal in the next frame, and is above all else from then on.
    requestAnimationFrame(() => this.#listener.onRest());
    if (frame) this.#openPhoto.rest(frame);
  }

  /**
   * Handles a change of the current photograph, which is also the open one if the viewer is open.
   * @param {ExhibitElement} element
   * @param {number} index
   */
  #onChange(element, index) {
    if (element.openIndex === index) this.#onOpen(index);
    const {currentPhoto} = this;
    if (currentPhoto) this.#listener.onCurrent(currentPhoto);
    this.#renderLabel();
  }

  #renderLabel() {
    renderLabel(this.#element, this.#feed?.collection);
  }
}
