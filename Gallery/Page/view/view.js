// @ts-check
/** The view of the page: a collection in an exhibit, with its links, its texts, and its scroll position. */

import {wordsOf} from "../base/address.js";
import {find} from "../base/find.js";
import {exhibitWithID, isFolders, isRow, renderExhibits} from "../exhibits/exhibits.js";

import {hasAlbums, renderAlbums, showCurrentAlbum} from "./albums.js";
import {foldersIn, renderFolders, renderPath} from "./folders.js";
import {ScrollMemory} from "./scroll.js";
import {showWords} from "./search.js";
import {showTitles} from "./titles.js";

/** @typedef {import("../base/address.js").Address} Address */
/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("../stage/stage.js").Stage} Stage */
/** @typedef {import("./status.js").Status} Status */

/** Shows the collection and the exhibit of the address. */
export class View {
  #address;
  #status;
  #stage;
  #scroll = new ScrollMemory(find("photographs"));
  /** @type {Collection | undefined} */
  #shown;
  /** The exhibit and the part of the collection that are shown, as one text. */
  #name = "";

  /**
   * @param {Address} address
   * @param {Status} status
   * @param {Stage} stage
   */
  constructor(address, status, stage) {
    this.#address = address;
    this.#status = status;
    this.#stage = stage;
  }

  /** The collection that is shown; undefined before the first one. */
  get collection() {
    return this.#shown;
  }

  /**
   * Shows a collection in the exhibit of the address. In another exhibit of the same part, the same photograph is current.
   * @param {Collection} collection
   */
  async show(collection) {
    const {route} = this.#address;
    const name = `${route.exhibit}/${collection.part ?? ""}`;
    const isNew = this.#name !== name;
    const isSamePart = this.#shown?.part === collection.part;
    const current = this.#address.currentPhoto ?? (isSamePart ? this.#stage.currentPhoto : null);
    if (isNew) this.#scroll.save();
    [this.#shown, this.#name] = [collection, name];
    this.renderLinks();
    this.#status.showCollection(collection);
    this.renderTitle();
    // A search shows photographs.
    const showsFolders = isFolders(route.exhibit) && !collection.words;
    if (isNew && !showsFolders && this.#stage.canFly(route.exhibit, collection)) return this.#fly(collection, current);
    this.#layOut(route.exhibit, showsFolders);
    if (!showsFolders) await this.#stage.show(route.exhibit, collection);
    else if (!await this.#showFolders(collection)) return;
    delete document.documentElement.dataset.awaits;
    if (!isNew) return;
    showCurrentAlbum();
    this.#scroll.restore(name);
    if (current && !showsFolders) await this.#select(collection, current);
  }

  /**
   * Shows the folders of a collection. Returns false if another view is wanted by the time at which they are known.
   * @param {Collection} collection
   */
  async #showFolders(collection) {
    const name = this.#name;
    const folders = await foldersIn(collection.listing);
    if (this.#name !== name || this.#shown !== collection) return false;
    renderFolders(collection.listing, folders);
    return true;
  }

  /** Updates the links to albums and exhibits. They can be followed before the server answers. */
  renderLinks() {
    const {route} = this.#address;
    showWords(wordsOf(route.part));
    if (!this.#shown) return;
    const {listing} = this.#shown;
    renderAlbums(listing, route);
    renderPath(listing, route.exhibit);
    renderExhibits(find("exhibits"), route, hasAlbums(listing));
  }

  /** Writes the title of the collection, or of the open photograph. */
  renderTitle() {
    if (this.#shown) showTitles(this.#shown, this.#address.route.photo);
  }

  /**
   * Lays out the page for an exhibit.
   * @param {string} exhibit
   * @param {boolean} showsFolders
   */
  #layOut(exhibit, showsFolders) {
    const {documentElement: root} = document;
    root.toggleAttribute("data-folders", showsFolders);
    root.toggleAttribute("data-row", isRow(exhibitWithID(exhibit)));
  }

  /**
   * Lets the photographs fly to the exhibit of the address. The page scrolls to where that was, if the current photograph is visible
   * there.
   * @param {Collection} collection
   * @param {string | null} current
   */
  async #fly(collection, current) {
    const {exhibit} = this.#address.route;
    const name = this.#name;
    const leader = current ? await collection.locate(current) : -1;
    // Meanwhile, another exhibit may be wanted.
    if (this.#name !== name) return;
    await this.#stage.fly(exhibit, collection, {
      leader,
      onLeave: () => this.#layOut(exhibit, false),
      onPlace: () => this.#scroll.restore(name, {isBack: true}),
    });
    if (current && leader >= 0 && this.#name === name) this.#address.currentPhoto = current;
  }

  /**
   * Makes a photograph current in the exhibit.
   * @param {Collection} collection
   * @param {string} photo
   */
  async #select(collection, photo) {
    const index = await collection.locate(photo);
    if (this.#shown !== collection || index < 0) return;
    this.#stage.select(index);
    this.#address.currentPhoto = photo;
  }
}
