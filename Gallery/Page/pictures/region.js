// @ts-check
/**
 * The part of an open photograph that is seen, with all its pixels. The server makes no picture of more than 50 megapixels. A
 * photograph with more of them is sharp at each magnification, because the part lies over its widest picture.
 */

import {overlay} from "./overlay.js";
import {addressOf, hasRegions, regionIn} from "./region-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./region-address.js").PhotoFrame} PhotoFrame */
/** @typedef {import("./region-address.js").Region} Region */

/** The pause before a region whose picture could not be loaded is requested again, in milliseconds. */
const pause = 3000;

/** Follows the open photograph of an exhibit. */
export class OpenRegion {
  /** @type {{ exhibit: HTMLElement, item: Item, pattern: string, type: string } | null} the photograph that is followed */
  #followed = null;
  /** The part that is requested or shown, as in its address. */
  #requested = "";
  /** @type {HTMLImageElement | null} */
  #image = null;
  #timer = 0;

  /**
   * Shows the regions of a photograph from now on, if it has any.
   * @param {HTMLElement} exhibit
   * @param {Item | undefined} item the open photograph
   * @param {Listing} listing has the addresses of regions
   */
  follow(exhibit, item, listing) {
    const {region: pattern, types: [type]} = listing;
    const isFollowed = item && pattern && hasRegions(item);
    if (isFollowed && item.version === this.#followed?.item.version) return;
    this.end();
    if (isFollowed) this.#followed = {exhibit, item, pattern, type};
  }

  /**
   * Shows the region that is seen while the photograph rests.
   * @param {PhotoFrame} frame
   */
  show(frame) {
    if (!this.#followed) return;
    const {exhibit, item, pattern, type} = this.#followed;
    const region = regionIn(frame, item);
    const address = region ? addressOf(region, item, pattern, type) : "";
    if (region && address !== this.#requested) this.#load(exhibit, region, item, address);
  }

  /** Removes the region. */
  end() {
    clearTimeout(this.#timer);
    this.#image?.remove();
    [this.#image, this.#requested, this.#followed] = [null, "", null];
  }

  /**
   * Loads a region. The one before stays until this one is decoded.
   * @param {HTMLElement} exhibit
   * @param {Region} region
   * @param {Item} item
   * @param {string} address
   */
  async #load(exhibit, region, item, address) {
    clearTimeout(this.#timer);
    this.#requested = address;
    const image = picture(address);
    const isDecoded = await image.decode().then(() => true, () => false);
    if (address !== this.#requested) return;
    if (!isDecoded) {
      // The widest picture stays meanwhile.
      this.#timer = window.setTimeout(() => this.#load(exhibit, region, item, address), pause);
      return;
    }
    const percent = (/** @type {number} */ length, /** @type {number} */ whole) => `${(100 * length) / whole}%`;
    Object.assign(image.style, {
      left: percent(region.left, item.width),
      top: percent(region.top, item.height),
      inlineSize: percent(region.width, item.width),
      blockSize: percent(region.height, item.height),
    });
    exhibit.append(image);
    this.#image?.remove();
    this.#image = image;
  }
}

/**
 * Makes a picture that the viewer shows over the open photograph.
 * @param {string} address
 */
function picture(address) {
  const image = overlay(new Image());
  image.alt = "";
  image.src = address;
  return image;
}
