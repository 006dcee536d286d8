// @ts-check
/** An exhibit in the page: its element and the photographs in it. An element that photographs leave stays until they have arrived. */

import {isRow} from "../exhibits/exhibits.js";
import {watchPictures} from "../pictures/picture.js";

import {listenToExhibit} from "./exhibit-events.js";
import {Feed} from "./feed.js";
import {forwardKeys} from "./keys.js";

/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./exhibit-events.js").ExhibitListener} ExhibitListener */
/** @typedef {import("../exhibits/exhibits.js").Exhibit} Exhibit */
/** @typedef {import("./feed.js").FeedListener} FeedListener */

/** Shows photographs in an element, and reports its events while it is in use. */
export class ShownExhibit {
  #life = new AbortController();
  #use = new AbortController();

  /**
   * @param {Exhibit} exhibit
   * @param {HTMLElement & ExhibitElement} element
   * @param {FeedListener} listener
   */
  constructor(exhibit, element, listener) {
    this.exhibit = exhibit;
    this.element = element;
    this.feed = new Feed(element, exhibit, this.#life.signal, listener);
    watchPictures(element);
  }

  /**
   * Reports events from now on.
   * @param {ExhibitListener} listener
   * @param {() => string | null} current the id of the current photograph
   */
  use(listener, current) {
    this.#use = new AbortController();
    const {signal} = this.#use;
    listenToExhibit(this.element, listener, signal);
    if (isRow(this.exhibit)) forwardKeys(this.element, current, signal);
  }

  /** Reports no more events, because another exhibit is in use. */
  leave() {
    this.#use.abort();
  }

  /** Removes the element. */
  remove() {
    this.leave();
    this.#life.abort();
    this.element.remove();
  }
}
