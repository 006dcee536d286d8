// @ts-check
/** What an exhibit shows: the photographs of a collection, and their sizes. */

import {replaceServedCells} from "../exhibits/cell.js";
import {Source} from "../exhibits/source.js";

import {setCount} from "./element.js";
import {roomIn, watchRoom} from "./room.js";

/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("../exhibits/exhibits.js").Exhibit} Exhibit */
/** @typedef {import("../exhibits/source.js").Room} Room */

/**
 * What the page does when photographs are fetched.
 * @typedef {object} FeedListener
 * @property {() => void} onFetch called after photographs of visible elements were fetched
 * @property {() => void} onUnreachable called when photographs could not be fetched
 */

/** Gives an element its photographs, and follows its size. */
export class Feed {
  #element;
  #exhibit;
  /** @type {Source | undefined} undefined until a collection is shown */
  #source;
  #listener;

  /**
   * @param {HTMLElement & ExhibitElement} element
   * @param {Exhibit} exhibit
   * @param {AbortSignal} signal ends it
   * @param {FeedListener} listener
   */
  constructor(element, exhibit, signal, listener) {
    this.#element = element;
    this.#exhibit = exhibit;
    this.#listener = listener;
    watchRoom(element, (room) => this.#resize(room), signal);
    // Pictures that could not be loaded meanwhile are requested again.
    addEventListener("online", () => this.#source && element.reload(), {signal});
  }

  /** The shown collection; undefined until there is one. */
  get collection() {
    return this.#source?.collection;
  }

  /**
   * Shows a collection. A newer version of the same part keeps the photographs in their places.
   * @param {Collection} collection
   */
  show(collection) {
    if (this.#source?.collection === collection) return;
    setCount(this.#element, this.#exhibit, collection.count);
    if (this.#source?.collection.part === collection.part) this.#replace(this.#source, collection);
    else this.#connect(collection);
  }

  /** Lays the items out again, because their look has changed. */
  renew() {
    this.#resize(roomIn(this.#element));
  }

  /**
   * Fetches photographs that will soon be visible.
   * @param {number} start
   * @param {number} end
   */
  prefetch(start, end) {
    this.#source?.prefetch(start, end);
  }

  /**
   * Fetches photographs again that could not be fetched.
   * @throws {Unreachable}
   */
  async fetchMissing() {
    await this.collection?.fetchMissing();
    this.#element.reload();
  }

  /** @param {Collection} collection */
  #connect(collection) {
    const element = this.#element;
    const room = roomIn(element);
    const source = new Source(this.#exhibit, collection, room, {
      onFetch: () => {
        element.reload();
        this.#listener.onFetch();
      },
      onUnreachable: this.#listener.onUnreachable,
      isScrubbed: () => element.matches(":state(scrubbing)"),
    });
    this.#source = source;
    this.#fit(room);
    // Before the items, so that their sections are laid out once.
    this.#exhibit.head?.(element, collection);
    if (element.items) element.items = source;
    else replaceServedCells(element, () => (element.items = source));
  }

  /**
   * @param {Source} source
   * @param {Collection} collection
   */
  #replace(source, collection) {
    source.collection = collection;
    this.#element.reload();
    this.#exhibit.head?.(this.#element, collection);
  }

  /** @param {Room} room */
  #resize(room) {
    if (!this.#source) return;
    this.#source.room = room;
    this.#fit(room);
    this.#element.reload();
  }

  /**
   * Sets the sizes of the items. An exhibit that is hidden has no room; it keeps its sizes until it is shown.
   * @param {Room} room
   */
  #fit(room) {
    if (room.width > 0 && room.height > 0) this.#exhibit.fit?.(this.#element, room);
  }
}
