// @ts-check
/** The view of the page: a collection in an exhibit, with its links, its texts, and its scroll position. */

import {wordsOf} from "../base/address.js";
import {find} from "../base/find.js";
import {exhibitWithID, isFolders, isRow, renderExhibits} from "../exhibits/exhibits.js";

import {hasAlbums, renderAlbums, showCurrentAlbum} from "./albums.js";
import {foldersIn, renderFolders, renderPath} from "./folders.js";
import {ScrollMemory} from "./scroll.js";
import {showWords} from "./search.js";
import {watchSlides} from "./slide.js";
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
  /** @type {import("./slide.js").Slide | null} */
  #slide = null;

  /**
   * @param {Address} address
   * @param {Status} status
   * @param {Stage} stage
   */
  constructor(address, status, stage) {
    this.#address = address;
    this.#status = status;
    this.#stage = stage;
    watchSlides(find("exhibits"), {
      canSlide: (exhibit) => this.#canFly(exhibit),
      onSlide: (slide) => (this.#slide = slide),
      onNear: (exhibit) => this.#markExhibit(exhibit),
      onTurn: (exhibit, progress) => this.#turn(exhibit, progress),
      onMove: (progress) => this.#stage.scrub(progress),
      onRelease: (velocity) => this.#release(velocity),
      onEnd: (exhibit) => this.#endSlide(exhibit),
    });
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
    // What changes during a slide is shown after it.
    if (this.#slide) await this.#slide.done;
    const {route} = this.#address;
    const name = nameOf(route.exhibit, collection);
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
    if (isNew && !showsFolders && this.#stage.canFly(route.exhibit, collection))
      return this.#fly(route.exhibit, collection, current, {isSamePart});
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

  /** Ends a slide, because the address has changed. */
  cancelSlide() {
    this.#slide?.cancel();
  }

  /**
   * Records that another photograph is current. During a slide, the address stays as it is.
   * @param {string} id
   */
  onCurrent(id) {
    if (!this.#slide) this.#address.currentPhoto = id;
  }

  /**
   * Records where the exhibit is after a photograph has closed, which can be another one than was opened. A grid is where it is
   * scrolled.
   */
  onClosed() {
    const {exhibit, photo} = this.#address.route;
    const isShown = photo === null && exhibit === this.#stage.exhibit;
    const {currentPhoto} = this.#stage;
    const hasPhoto = isRow(exhibitWithID(exhibit)) || this.#address.currentPhoto;
    if (isShown && hasPhoto && currentPhoto) this.onCurrent(currentPhoto);
  }

  /** Updates the links to albums and exhibits. They can be followed before the server answers. */
  renderLinks() {
    const {route} = this.#address;
    showWords(wordsOf(route.part));
    if (!this.#shown) return;
    const {listing} = this.#shown;
    renderAlbums(listing, route);
    renderPath(listing, route.exhibit);
    this.#markExhibit(route.exhibit);
  }

  /**
   * Marks an exhibit in the switch.
   * @param {string} exhibit
   */
  #markExhibit(exhibit) {
    if (this.#shown)
      renderExhibits(find("exhibits"), {...this.#address.route, exhibit}, hasAlbums(this.#shown.listing));
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
   * @param {string} exhibit
   * @param {Collection} collection
   * @param {string | null} current
   * @param {{isSamePart?: boolean, progress?: number | undefined}} options whether the same part of the collection is shown, and the progress of a
   *   finger that moves the photographs
   */
  async #fly(exhibit, collection, current, {isSamePart = true, progress}) {
    const name = this.#name;
    const index = current ? await collection.locate(current) : -1;
    // A link to an album shows its first photographs.
    const leader = index < 0 && !isSamePart ? null : index;
    // Meanwhile, another exhibit may be wanted.
    if (this.#name !== name) return;
    await this.#stage.fly(exhibit, collection, {
      leader,
      progress,
      onLeave: () => {
        this.#layOut(exhibit, false);
        if (!isSamePart) showCurrentAlbum();
      },
      onPlace: () => this.#scroll.restore(name, isSamePart ? {isBack: true} : {}),
    });
    if (current && index >= 0 && this.#name === name) this.onCurrent(current);
  }

  /**
   * Whether the photographs can fly to an exhibit.
   * @param {string} exhibit
   */
  #canFly(exhibit) {
    const isShown = this.#shown !== undefined && !document.documentElement.hasAttribute("data-folders");
    return isShown && this.#stage.canFly(exhibit, /** @type {Collection} */ (this.#shown));
  }

  /**
   * Lets the photographs fly to another exhibit, before the address is that of the exhibit.
   * @param {string} exhibit
   * @param {number} [progress] of a finger that moves them
   */
  async #turn(exhibit, progress) {
    const collection = /** @type {Collection} */ (this.#shown);
    this.#scroll.save();
    this.#name = nameOf(exhibit, collection);
    await this.#fly(exhibit, collection, this.#stage.currentPhoto, {progress});
  }

  /**
   * Lets go of the photographs. Returns whether they fly on.
   * @param {number} [velocity] in shares of the way per second; without it, that of the finger
   */
  async #release(velocity) {
    const arrives = await this.#stage.endScrub(velocity, (exhibit) => {
      this.#name = nameOf(exhibit, /** @type {Collection} */ (this.#shown));
      this.#layOut(exhibit, false);
    });
    if (!arrives) this.#scroll.restore(this.#name, {isBack: true});
    return arrives;
  }

  /**
   * Ends a slide.
   * @param {string | null} exhibit to which the photographs fly; null if the address has decided
   */
  async #endSlide(exhibit) {
    const {currentPhoto} = this.#stage;
    // A flight that was under way when the slide began can return to where that came from.
    if (exhibit && exhibit !== this.#stage.exhibit) await this.#turn(exhibit);
    this.#slide = null;
    if (exhibit && exhibit !== this.#address.route.exhibit) {
      this.#address.turned(exhibit);
      this.#address.currentPhoto = currentPhoto;
    }
    this.renderLinks();
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

/**
 * Returns the name of an exhibit of a part of the collection.
 * @param {string} exhibit
 * @param {Collection} collection
 */
function nameOf(exhibit, {part}) {
  return `${exhibit}/${part ?? ""}`;
}
