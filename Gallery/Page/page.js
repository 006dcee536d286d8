// @ts-check
/** The page of a served collection: keeps the address, the photographs and the stage in step. */

import "vitrine";

import {Address} from "./page-address.js";
import {renderAlbums, watchAlbums} from "./page-albums.js";
import {followTitle, showTitle} from "./page-bar.js";
import {Collection} from "./page-collection.js";
import {renderExhibits} from "./page-exhibits.js";
import {find} from "./page-find.js";
import {passOverAbsence} from "./page-listing.js";
import {Connection} from "./page-live.js";
import {ScrollMemory} from "./page-scroll.js";
import {settings} from "./page-settings.js";
import {Stage} from "./page-stage.js";
import {Status} from "./page-status.js";

class Page {
  #address = new Address();
  #status = new Status();
  #stage = new Stage(find("photographs"), {
    opened: (index) => this.#opened(index),
    closed: () => this.#closed(),
    looked: (id) => (this.#address.looked = id),
  });
  #scroll = new ScrollMemory(find("photographs"));
  /** @type {Map<string | null, Promise<Collection>>} */
  #collections = new Map();
  /** @type {Collection | undefined} */
  #shown;
  /** The exhibit and album that are shown, as one word. */
  #here = "";
  #visits = 0;
  #refreshing = false;
  #changedAgain = false;

  start() {
    followTitle(find("bar"), find("title"));
    watchAlbums();
    settings(find("settings"), find("slow"), (speed) => (this.#stage.speed = speed));
    this.#address.onmove = () => this.#go();
    this.#go();
    new Connection({
      progressed: (progress) => this.#status.progress(progress),
      changed: (revision) => this.#changed(revision),
      reached: (reachable) => this.#status.reachable(reachable),
    });
  }

  #go() {
    return this.#visit().catch((/** @type {unknown} */ error) => {
      passOverAbsence(error);
      this.#status.reachable(false);
    });
  }

  /**
   * Goes where the address says. A later visit overtakes an earlier one that still waits for the server.
   * @returns {Promise<void>}
   */
  async #visit() {
    const visit = ++this.#visits;
    const {album, photo} = this.#address.place;
    if (this.#shown) this.#lead(this.#shown);
    const collection = await this.#collection(album);
    const index = photo === null ? null : await collection.locate(photo);
    if (visit !== this.#visits) return;
    if (!collection.exists) return this.#missingAlbum();
    await this.#show(collection);
    if (visit !== this.#visits || photo !== this.#address.place.photo) return;
    if (index === -1) this.#missingPhoto();
    else this.#stage.open(index);
  }

  /** @param {string | null} album */
  #collection(album) {
    const known = this.#collections.get(album);
    const opening = known ?? Collection.open(album);
    this.#collections.set(album, opening);
    opening.catch(() => this.#collections.delete(album));
    return opening;
  }

  /** @param {Collection} collection */
  async #show(collection) {
    const {place} = this.#address;
    const here = `${place.exhibit}/${collection.album ?? ""}`;
    const arrives = this.#here !== here;
    const looked = this.#address.looked ?? (this.#shown?.album === collection.album ? this.#stage.looked : null);
    if (arrives) this.#scroll.leave();
    [this.#shown, this.#here] = [collection, here];
    this.#lead(collection);
    this.#status.collection(collection);
    this.#entitle();
    await this.#stage.show(place.exhibit, collection);
    if (!arrives) return;
    this.#scroll.arrive(here);
    if (looked) await this.#look(collection, looked);
  }

  /**
   * Points the links from where the address is: at once, for the next one may be followed before the server answers.
   * @param {Collection} collection
   */
  #lead(collection) {
    const {place} = this.#address;
    renderAlbums(collection.listing.albums, place);
    renderExhibits(find("exhibits"), place);
  }

  /**
   * The photograph looked at in one exhibit is the one looked at in the next.
   * @param {Collection} collection
   * @param {string} photo
   */
  async #look(collection, photo) {
    const index = await collection.locate(photo);
    if (this.#shown !== collection || index < 0) return;
    this.#stage.look(index);
    this.#address.looked = photo;
  }

  /** The heading is the name of what is shown, an album's or the collection's. So is the title of the page, in detail. */
  #entitle() {
    const collection = this.#shown;
    if (collection) showTitle(collection.albumName ?? collection.listing.title);
    const photo = collection?.named(this.#address.place.photo);
    const parts = [photo?.name, collection?.albumName, collection?.listing.title];
    document.title = parts.filter(Boolean).join(" · ");
  }

  /** @param {number} index */
  #opened(index) {
    const item = this.#shown?.at(index);
    if (item) this.#address.opened(item.id);
    this.#entitle();
  }

  #closed() {
    this.#address.closed();
    this.#entitle();
  }

  #missingAlbum() {
    this.#status.note("This album does not exist.");
    this.#address.correct({album: null, photo: null});
    return this.#visit();
  }

  #missingPhoto() {
    this.#status.note("This photograph does not exist.");
    this.#address.correct({photo: null});
    this.#stage.open(null);
    this.#entitle();
  }

  /**
   * The collection has changed on the server. Changes that come while this one is fetched are fetched together after.
   * @param {number | null} revision null: nobody knows whether it has
   */
  async #changed(revision) {
    if (revision !== null && revision === this.#shown?.listing.revision) return;
    this.#changedAgain = this.#refreshing;
    if (this.#refreshing) return;
    this.#refreshing = true;
    await this.#refresh().catch(passOverAbsence);  // Its return is a change.
    this.#refreshing = false;
    if (this.#changedAgain) this.#changed(null);
  }

  async #refresh() {
    this.#collections.clear();
    if (this.#shown?.album === this.#address.place.album) await this.#renew(this.#shown);
    else await this.#visit();
  }

  /** @param {Collection} before */
  async #renew(before) {
    const fresh = await before.refreshed();
    this.#collections.set(fresh.album, Promise.resolve(fresh));
    if (this.#shown !== before) return;
    await this.#show(fresh);
    this.#status.grown(fresh.count - before.count);
  }
}

new Page().start();
