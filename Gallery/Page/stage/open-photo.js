// @ts-check
/** The open photograph: the attributes that the styles read while it is open, and its visible part at full sharpness. */

import {LivePhoto} from "../pictures/live-photo.js";
import {OpenRegion} from "../pictures/region.js";
import {noteZoom} from "../pictures/zoom.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("../pictures/region-address.js").PhotoFrame} PhotoFrame */

/** Follows the open photograph of an exhibit, from its opening until it is back in its place. */
export class OpenPhoto {
  #region = new OpenRegion();
  #live = new LivePhoto();

  /**
   * Follows a photograph that opens or that the viewer shows instead of another one.
   * @param {HTMLElement} exhibit
   * @param {Item | undefined} item undefined until it is fetched
   * @param {Listing} listing
   */
  show(exhibit, item, listing) {
    document.documentElement.dataset.open = "";
    this.#region.follow(exhibit, item, listing);
    this.#live.follow(exhibit, item, listing);
  }

  /**
   * Follows the photograph to where it rests.
   * @param {PhotoFrame} frame
   */
  rest(frame) {
    noteZoom(frame);
    this.#region.show(frame);
    this.#live.rest();
  }

  /** The photograph flies back to its place, so the page can be used again. */
  close() {
    delete document.documentElement.dataset.open;
  }

  /** Ends after the photograph is back in its place, or has gone with its exhibit. */
  end() {
    this.close();
    noteZoom(undefined);
    this.#region.end();
    this.#live.end();
  }
}
