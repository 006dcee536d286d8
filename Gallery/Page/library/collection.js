// @ts-check
/** The photographs of the collection, of one album or of a search, fetched from `gallery.json` a thousand at a time. */

import {wordsOf} from "../base/address.js";

import {fetchListing, pagesOf} from "./listing.js";
import {Sections} from "./sections.js";
import {pageSize} from "./site.js";

/** @typedef {import("./listing.js").Item} Item */
/** @typedef {import("./listing.js").Listing} Listing */

/** Photographs in order, fetched as needed. `refreshed` returns a new value after a change on the server. */
export class Collection {
  /** @type {Item[]} sparse: only the fetched items */
  #items = [];
  /** @type {Map<string, number>} */
  #indices = new Map();
  /** @type {Map<number, Promise<void>>} */
  #pages = new Map();
  /** @type {Set<number>} the pages that could not be fetched */
  #failed = new Set();
  /** @type {Listing} */
  #listing;

  /**
   * @param {string | null} part
   * @param {Listing} listing the first page
   */
  constructor(part, listing) {
    this.part = part;
    this.#listing = listing;
    this.sections = new Sections(listing.sections);
    this.#pages.set(0, Promise.resolve());
    this.#add(0, listing.items);
  }

  /**
   * Fetches the first page of a part of the collection, or of all photographs.
   * @param {string | null} part
   * @throws {Unreachable}
   */
  static async open(part) {
    return new Collection(part, await fetchListing(part, 0));
  }

  /** The first page of `gallery.json`, which has the properties of the collection. */
  get listing() {
    return this.#listing;
  }

  /** Whether the server listed the whole folder, and not only the part that it had read by then. */
  get isComplete() {
    return this.#listing.complete;
  }

  /** The number of photographs, fetched or not. */
  get count() {
    return this.#listing.total;
  }

  /** The words of the search that has found the photographs; empty without a search. */
  get words() {
    return wordsOf(this.part);
  }

  /** The name of the album, or the words of the search; undefined for all photographs, and for an album that does not exist. */
  get name() {
    if (this.words) return `“${this.words}”`;
    return this.part ? this.#listing.path.find(({id}) => this.part === `album/${id}`)?.name : undefined;
  }

  /** Whether the album exists. */
  get exists() {
    return this.part === null || this.name !== undefined;
  }

  /**
   * Returns the photograph at an index; undefined until its page is fetched.
   * @param {number} index
   * @returns {Item | undefined}
   */
  at(index) {
    return this.#items[index];
  }

  /**
   * Returns the index of a fetched photograph; -1 for any other.
   * @param {string} id
   */
  indexOf(id) {
    return this.#indices.get(id) ?? -1;
  }

  /**
   * Returns the photograph with an id; undefined until it is fetched, and for null.
   * @param {string | null} id
   */
  withID(id) {
    return id === null ? undefined : this.at(this.indexOf(id));
  }

  /**
   * Fetches the missing pages of a range of photographs.
   * @param {number} first
   * @param {number} last
   */
  async fetchRange(first, last) {
    const needed = pagesOf(first, Math.min(last, this.count - 1));
    const missing = needed.filter((page) => !this.#pages.has(page));
    missing.forEach((page) => this.#load(page));
    await Promise.all(needed.map((page) => this.#pages.get(page)));
  }

  /** Fetches the pages again that could not be fetched. */
  async fetchMissing() {
    await Promise.all([...this.#failed].map((page) => this.fetchRange(page * pageSize, page * pageSize)));
  }

  /**
   * Finds a photograph, also on pages that are not fetched yet.
   * @param {string} id
   * @returns {Promise<number>} the index; -1 if the photograph is not in this collection
   */
  async locate(id) {
    for (let first = 0; first < this.count && this.indexOf(id) < 0; first += pageSize)
      await this.fetchRange(first, first);
    return this.indexOf(id);
  }

  /** Returns the same collection as it is on the server now, with the same pages fetched. */
  async refreshed() {
    const fresh = await Collection.open(this.part);
    await Promise.all([...this.#pages.keys()].map((page) => fresh.fetchRange(page * pageSize, page * pageSize)));
    return fresh;
  }

  /** @param {number} page */
  #load(page) {
    this.#failed.delete(page);
    const loading = fetchListing(this.part, page).then((listing) => {
      // A server that has just started lists a part of the folder, in which photographs have other indices.
      if (listing.complete || !this.isComplete) this.#add(page * pageSize, listing.items);
      else this.#pages.delete(page);
    });
    loading.catch(() => {
      this.#pages.delete(page);
      this.#failed.add(page);
    });
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
