// @ts-check
/** The page of a collection. It keeps the address, the photographs and the stage consistent. */

import "vitrine/dist/vitrine-collection.js";

import {Address} from "./base/address.js";
import {find} from "./base/find.js";
import {closeOnEscape} from "./base/panel.js";
import {Collections} from "./library/collections.js";
import {stateAfter} from "./library/listing.js";
import {Connection} from "./library/live.js";
import {Retry} from "./library/retry.js";
import {isPublished} from "./library/site.js";
import {recordElements} from "./stage/record.js";
import {Stage} from "./stage/stage.js";
import {watchAlbums} from "./view/albums.js";
import {Changes} from "./view/changes.js";
import {connectColumns} from "./view/columns.js";
import {connectSearch} from "./view/search.js";
import {connectSettings} from "./view/settings.js";
import {Status} from "./view/status.js";
import {View} from "./view/view.js";

/** @typedef {import("./library/listing.js").ConnectionState} ConnectionState */

class Page {
  #address = new Address();
  #collections = new Collections();
  #status = new Status();
  #stage = new Stage(find("photographs"), {
    onOpen: (index) => this.#onOpen(index),
    // The viewer is above all that was shown before it.
    onRest: () => this.#status.raiseNote(),
    onClose: () => this.#onClose(),
    onCurrent: (id) => this.#view.onCurrent(id),
    onUnreachable: () => this.#onUnreachable(),
  });
  /** @type {View} */
  #view = new View(this.#address, this.#status, this.#stage);
  #changes = new Changes({
    address: this.#address,
    collections: this.#collections,
    stage: this.#stage,
    status: this.#status,
    view: this.#view,
    visit: () => this.#visit(),
  });
  #visits = 0;
  /** Visits a published site again. */
  #revisit = new Retry(() => this.#navigate(), (state) => this.#onState(state));
  /** Fetches photographs of a published site again. */
  #missing = new Retry(() => this.#fetchMissing(), (state) => this.#onState(state));

  start() {
    recordElements(find("recording"), find("save-recording"));
    watchAlbums();
    // Escape closes the settings before the list, and the list before the search.
    connectSettings({
      onSpeed: (speed) => (this.#stage.speed = speed),
      onLook: () => this.#stage.renew(),
    });
    connectColumns();
    closeOnEscape(find("skipped"));
    connectSearch((words) => {
      this.#address.search(words);
      this.#navigate();
    });
    this.#address.onmove = () => {
      this.#view.cancelSlide();
      this.#navigate();
    };
    this.#navigate();
    if (!isPublished) this.#connect();
  }

  #connect() {
    new Connection({
      onProgress: (progress) => this.#status.showProgress(progress),
      onChange: (revision) => this.#changes.onChange(revision),
      onState: (state) => this.#status.showConnection(state),
    });
  }

  async #navigate() {
    const state = await stateOf(this.#visit());
    if (isPublished) this.#revisit.note(state);
    else if (state !== "reached") this.#status.showConnection(state);
  }

  async #fetchMissing() {
    this.#missing.note(await stateOf(this.#stage.fetchMissing()));
  }

  /**
   * Shows whether a published site answers. The note about what could not be fetched stays until all of it is there.
   * @param {ConnectionState} state
   */
  #onState(state) {
    const isWaiting = this.#revisit.isWaiting || this.#missing.isWaiting;
    if (state !== "reached" || !isWaiting) this.#status.showConnection(state);
  }

  /**
   * Shows the route of the address. A newer visit replaces an older one that still waits for the server.
   * @returns {Promise<void>}
   */
  async #visit() {
    const visit = ++this.#visits;
    const {part, photo} = this.#address.route;
    this.#view.renderLinks();
    const collection = await this.#collections.get(part);
    const index = photo === null ? null : await collection.locate(photo);
    if (visit !== this.#visits) return;
    if (!collection.exists && collection.isComplete) return this.#missingFolder();
    this.#changes.revision = collection.listing.revision;
    await this.#view.show(collection);
    if (visit !== this.#visits || photo !== this.#address.route.photo) return;
    if (index !== -1) this.#stage.open(index);
    else if (collection.isComplete) this.#missingPhoto();
  }

  /** @param {number} index */
  #onOpen(index) {
    const item = this.#view.collection?.at(index);
    if (item) this.#address.opened(item.id);
    this.#view.renderTitle();
  }

  #onClose() {
    this.#address.closed().then(() => this.#view.onClosed());
    this.#view.renderTitle();
  }

  #onUnreachable() {
    if (isPublished) this.#missing.note("lost");
  }

  #missingFolder() {
    this.#status.showNote("This folder does not exist any more.");
    // The folder around it, if the page has shown that. That may be gone as well.
    const path = this.#view.collection?.listing.path ?? [];
    const around = path[path.findIndex(({id}) => `album/${id}` === this.#address.route.part) - 1];
    this.#address.correct({part: around ? `album/${around.id}` : null, photo: null});
    return this.#visit();
  }

  #missingPhoto() {
    this.#status.showNote("This photograph does not exist.");
    this.#address.correct({photo: null});
    this.#stage.open(null);
    this.#view.renderTitle();
  }
}

/**
 * Returns the state of the connection after an attempt to fetch something.
 * @param {Promise<void>} attempt
 * @returns {Promise<ConnectionState>}
 */
function stateOf(attempt) {
  return attempt.then(() => "reached", stateAfter);
}

new Page().start();
