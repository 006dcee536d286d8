// @ts-check
/** Changes of the folder: a newer version of the collection takes the place of the shown one, and the open photograph stays. */

import {noteOfMissing} from "../library/missing.js";
import {Refresh} from "../library/refresh.js";

/** @typedef {import("../base/address.js").Address} Address */
/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("../library/collections.js").Collections} Collections */
/** @typedef {import("../stage/stage.js").Stage} Stage */
/** @typedef {import("./status.js").Status} Status */
/** @typedef {import("./view.js").View} View */

/**
 * The objects of the page that a change concerns.
 * @typedef {object} Parts
 * @property {Address} address
 * @property {Collections} collections
 * @property {Stage} stage
 * @property {Status} status
 * @property {View} view
 * @property {() => Promise<void>} visit shows the route of the address
 */

/** Follows the changes of the folder. */
export class Changes {
  #parts;
  #refresh = new Refresh(() => this.#fetchAgain());

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {number} revision of the collection that was fetched last */
  set revision(revision) {
    this.#refresh.revision = revision;
  }

  /**
   * Fetches the collection again if the page does not have this revision.
   * @param {number | null} revision null if it is unknown
   */
  onChange(revision) {
    this.#refresh.onChange(revision);
  }

  async #fetchAgain() {
    const {address, collections, view, visit} = this.#parts;
    collections.clear();
    if (view.collection?.part === address.route.part) await this.#replace(view.collection);
    else await visit();
  }

  /**
   * Shows a newer version of the collection. A server that has just started lists only a part of the folder, so the page keeps
   * its photographs until the list is complete.
   * @param {Collection} previous
   */
  async #replace(previous) {
    const {address, collections, status, view, visit} = this.#parts;
    const fresh = await previous.refreshed();
    const isNewer = fresh.isComplete || !previous.isComplete;
    collections.add(isNewer ? fresh : previous);
    if (view.collection !== previous) return;
    this.revision = fresh.listing.revision;
    if (!isNewer) return;
    // Its folder is gone.
    if (!fresh.exists && fresh.isComplete) return visit();
    const {photo} = address.route;
    const index = photo === null ? null : await fresh.locate(photo);
    await view.show(fresh);
    if (previous.isComplete && fresh.isComplete) this.#keepOpen(photo, index, previous, fresh);
    if (previous.isComplete) status.announceChange(fresh.count - previous.count);
    // The photograph or the album in the address may have been missing until now.
    else await visit();
  }

  /**
   * Keeps a photograph open after a change. The exhibit follows its key, and loses it only if its page is not fetched.
   * @param {string | null} photo the photograph that was open before
   * @param {number | null} index -1 if it has gone
   * @param {Collection} previous
   * @param {Collection} fresh
   */
  #keepOpen(photo, index, previous, fresh) {
    const {address: {route}, stage, status} = this.#parts;
    // Meanwhile, the user may have opened another one.
    if (photo === null || route.photo !== null && route.photo !== photo) return;
    stage.open(index === -1 ? null : index);
    if (index === -1) status.showNote(noteOfMissing(photo, previous, fresh.listing));
  }
}
