// @ts-check
/**
 * The photographs of the collection or of one album, as `gallery.json` tells them: a thousand at a time, each
 * thousand fetched when somebody comes near it.
 */

import {fetchListing} from "./page-listing.js";

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */

/** As many items as `gallery.json` lists on one page. */
const pageSize = 1000;

/** Photographs in order, known as far as somebody has looked. A changed collection is a new value: see `refreshed`. */
export class Collection {
  /** @type {Item[]} sparse */
  #items = [];
  /** @type {Map<string, number>} */
  #indices = new Map();
  /** @type {Map<number, Promise<void>>} */
  #pages = new Map();
  /** @type {Listing} */
  #listing;

  /**
   * @param {string | null} album
   * @param {Listing} listing its first page
   */
  constructor(album, listing) {
    this.album = album;
    this.#listing = listing;
    this.#pages.set(0, Promise.resolve());
    this.#add(0, listing.items);
  }

  /**
   * Fetches the first page of an album, or of everything.
   * @param {string | null} album
   * @throws {Unreachable}
   */
  static async open(album) {
    return new Collection(album, await fetchListing(album, 0));
  }

  /** What `gallery.json` says about the collection as a whole. */
  get listing() {
    return this.#listing;
  }

  /** How many photographs there are, known or not. */
  get count() {
    return this.#listing.total;
  }

  /** The album's name; undefined for everything, and for an album that there is none of. */
  get albumName() {
    return this.#listing.albums.find(({id}) => id === this.album)?.name;
  }

  /** Whether there is such an album. */
  get exists() {
    return this.album === null || this.albumName !== undefined;
  }

  /**
   * The photograph at an index; undefined while its page has not come.
   * @param {number} index
   * @returns {Item | undefined}
   */
  at(index) {
    return this.#items[index];
  }

  /**
   * The index of a photograph that has come; -1 for any other.
   * @param {string} id
   */
  indexOf(id) {
    return this.#indices.get(id) ?? -1;
  }

  /**
   * The photograph of an id; undefined for one that has not come, or for none.
   * @param {string | null} id
   */
  named(id) {
    return id === null ? undefined : this.at(this.indexOf(id));
  }

  /**
   * Fetches what is missing of a range of photographs.
   * @param {number} first
   * @param {number} last
   */
  async want(first, last) {
    const wanted = pages(first, Math.min(last, this.count - 1));
    const missing = wanted.filter((page) => !this.#pages.has(page));
    missing.forEach((page) => this.#load(page));
    await Promise.all(wanted.map((page) => this.#pages.get(page)));
  }

  /**
   * Looks a photograph up, through pages not yet fetched too.
   * @param {string} id
   * @returns {Promise<number>} its index; -1 where it is not in this collection
   */
  async locate(id) {
    for (let first = 0; first < this.count && this.indexOf(id) < 0; first += pageSize) await this.want(first, first);
    return this.indexOf(id);
  }

  /** The same collection as it is now, known as far as this one is. */
  async refreshed() {
    const fresh = await Collection.open(this.album);
    await Promise.all([...this.#pages.keys()].map((page) => fresh.want(page * pageSize, page * pageSize)));
    return fresh;
  }

  /** @param {number} page */
  #load(page) {
    const loading = fetchListing(this.album, page).then((listing) => this.#add(page * pageSize, listing.items));
    loading.catch(() => this.#pages.delete(page));
    this.#pages.set(page, loading);
  }

  /**
   * @param {number} first
   * @param {Item[]} items
   */
  #add(first, items) {
    items.forEach((item, offset) => {
      this.#items[first + offset] = item;
      this.#indices.set(item.id, first + offset);
    });
  }
}

/**
 * @param {number} first
 * @param {number} last
 */
function pages(first, last) {
  const start = Math.floor(first / pageSize);
  const end = Math.floor(last / pageSize);
  return Array.from({length: Math.max(0, end - start + 1)}, (_, offset) => start + offset);
}
