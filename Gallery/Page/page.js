// @ts-check
/** The page of a served collection. It keeps the address, the photographs and the stage consistent. */

import "vitrine";

import {Address} from "./page-address.js";
import {renderAlbums, watchAlbums} from "./page-albums.js";
import {followTitle, showTitles} from "./page-bar.js";
import {Collection} from "./page-collection.js";
import {renderExhibits} from "./page-exhibits.js";
import {find} from "./page-find.js";
import {ignoreUnreachable} from "./page-listing.js";
import {Connection} from "./page-live.js";
import {closeOnEscape} from "./page-panel.js";
import {recordElements} from "./page-record.js";
import {Refresh} from "./page-refresh.js";
import {ScrollMemory} from "./page-scroll.js";
import {connectSettings} from "./page-settings.js";
import {Stage} from "./page-stage.js";
import {Status} from "./page-status.js";

class Page {
  #address = new Address();
  #status = new Status();
  #stage = new Stage(find("photographs"), {
    onOpen: (index) => this.#onOpen(index),
    // The viewer is above all that was shown before it.
    onRest: () => this.#status.raiseNote(),
    onClose: () => this.#onClose(),
    onCurrent: (id) => (this.#address.currentPhoto = id),
  });
  #scroll = new ScrollMemory(find("photographs"));
  /** @type {Map<string | null, Promise<Collection>>} */
  #collections = new Map();
  /** @type {Collection | undefined} */
  #shown;
  /** The exhibit and the album that are shown, as one text. */
  #view = "";
  #visits = 0;
  #refresh = new Refresh(() => this.#fetchAgain());

  start() {
    recordElements(find("recording"), find("save-recording"));
    followTitle(find("bar"), find("title"));
    watchAlbums();
    closeOnEscape(find("skipped"));
    connectSettings(find("settings"), find("slow"), (speed) => (this.#stage.speed = speed));
    this.#address.onmove = () => this.#navigate();
    this.#navigate();
    new Connection({
      onProgress: (progress) => this.#status.showProgress(progress),
      onChange: (revision) => this.#refresh.onChange(revision),
      onReachable: (reachable) => this.#status.showReachable(reachable),
    });
  }

  #navigate() {
    return this.#visit().catch((/** @type {unknown} */ error) => {
      ignoreUnreachable(error);
      this.#status.showReachable(false);
    });
  }

  /**
   * Shows the route of the address. A newer visit replaces an older one that still waits for the server.
   * @returns {Promise<void>}
   */
  async #visit() {
    const visit = ++this.#visits;
    const {album, photo} = this.#address.route;
    if (this.#shown) this.#renderLinks(this.#shown);
    const collection = await this.#collection(album);
    const index = photo === null ? null : await collection.locate(photo);
    if (visit !== this.#visits) return;
    if (!collection.exists && collection.isComplete) return this.#missingAlbum();
    await this.#show(collection);
    if (visit !== this.#visits || photo !== this.#address.route.photo) return;
    if (index !== -1) this.#stage.open(index);
    else if (collection.isComplete) this.#missingPhoto();
  }

  /** @param {string | null} album */
  #collection(album) {
    const known = this.#collections.get(album);
    const collection = known ?? Collection.open(album);
    this.#collections.set(album, collection);
    collection.catch(() => this.#collections.delete(album));
    return collection;
  }

  /** @param {Collection} collection */
  async #show(collection) {
    const {route} = this.#address;
    const view = `${route.exhibit}/${collection.album ?? ""}`;
    const isNew = this.#view !== view;
    const isSameAlbum = this.#shown?.album === collection.album;
    const current = this.#address.currentPhoto ?? (isSameAlbum ? this.#stage.currentPhoto : null);
    if (isNew) this.#scroll.save();
    [this.#shown, this.#view, this.#refresh.revision] = [collection, view, collection.listing.revision];
    this.#renderLinks(collection);
    this.#status.showCollection(collection);
    this.#renderTitle();
    await this.#stage.show(route.exhibit, collection);
    if (!isNew) return;
    this.#scroll.restore(view);
    if (current) await this.#select(collection, current);
  }

  /**
   * Updates the links to albums and exhibits. They can be followed before the server answers.
   * @param {Collection} collection
   */
  #renderLinks(collection) {
    const {route} = this.#address;
    renderAlbums(collection.listing, route);
    renderExhibits(find("exhibits"), route);
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

  #renderTitle() {
    if (this.#shown) showTitles(this.#shown, this.#address.route.photo);
  }

  /** @param {number} index */
  #onOpen(index) {
    const item = this.#shown?.at(index);
    if (item) this.#address.opened(item.id);
    this.#renderTitle();
  }

  #onClose() {
    this.#address.closed();
    this.#renderTitle();
  }

  #missingAlbum() {
    this.#status.showNote("This album does not exist.");
    this.#address.correct({album: null, photo: null});
    return this.#visit();
  }

  #missingPhoto() {
    this.#status.showNote("This photograph does not exist.");
    this.#address.correct({photo: null});
    this.#stage.open(null);
    this.#renderTitle();
  }

  async #fetchAgain() {
    this.#collections.clear();
    if (this.#shown?.album === this.#address.route.album) await this.#replace(this.#shown);
    else await this.#visit();
  }

  /**
   * Shows a newer version of the collection. A server that has just started lists only a part of the folder, so the page keeps
   * its photographs until the list is complete.
   * @param {Collection} previous
   */
  async #replace(previous) {
    const fresh = await previous.refreshed();
    const isNewer = fresh.isComplete || !previous.isComplete;
    this.#collections.set(fresh.album, Promise.resolve(isNewer ? fresh : previous));
    if (this.#shown !== previous) return;
    this.#refresh.revision = fresh.listing.revision;
    if (!isNewer) return;
    const {photo} = this.#address.route;
    const index = photo === null ? null : await fresh.locate(photo);
    await this.#show(fresh);
    if (previous.isComplete && fresh.isComplete) this.#keepOpen(photo, index);
    if (previous.isComplete) this.#status.announceChange(fresh.count - previous.count);
    // The photograph or the album in the address may have been missing until now.
    else await this.#visit();
  }

  /**
   * Keeps a photograph open after a change. The exhibit knows it by its index, and loses it if it moves past others.
   * @param {string | null} photo the photograph that was open before
   * @param {number | null} index -1 if it has gone
   */
  #keepOpen(photo, index) {
    const {route} = this.#address;
    // Meanwhile, the user may have opened another one.
    if (photo === null || route.photo !== null && route.photo !== photo) return;
    this.#stage.open(index === -1 ? null : index);
    if (index === -1) this.#status.showNote("The photograph that was open has been removed.");
  }
}

new Page().start();
