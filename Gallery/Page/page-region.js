// @ts-check
/**
 * The part of an open photograph that is seen, with all its pixels. The server makes no picture of more than 50 megapixels. A
 * photograph with more of them is sharp at each magnification, because the part lies over its widest picture.
 */

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("../../Web/events.js").PhotoFrame} PhotoFrame where the viewer shows a photograph */
/** @typedef {{ left: number, top: number, width: number, height: number }} Region in pixels of the photograph */

/** All edges of regions but those of the photograph are multiples of this. The same value as in PhotoRegion.swift. */
const step = 256;

/** The largest number of pixels of a region. The same value as in Ladder.swift. */
const maximumPixels = 50_000_000;

/** The pause before a region whose picture could not be loaded is requested again, in milliseconds. */
const pause = 3000;

/** Follows the open photograph of an exhibit. */
export class OpenRegion {
  /** @type {{ exhibit: HTMLElement, item: Item, listing: Listing } | null} the photograph that is followed */
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
    const isFollowed = item && widest(item) < item.width;
    if (isFollowed && item.version === this.#followed?.item.version) return;
    this.end();
    if (isFollowed) this.#followed = {exhibit, item, listing};
  }

  /**
   * Shows the region that is seen while the photograph rests.
   * @param {PhotoFrame} frame
   */
  show(frame) {
    if (!this.#followed) return;
    const {exhibit, item, listing} = this.#followed;
    const photo = openPhoto(exhibit);
    const region = regionIn(frame, item);
    const address = region ? addressOf(region, item, listing) : "";
    if (photo && region && address !== this.#requested) this.#load(photo, region, item, address);
  }

  /** Removes the region. */
  end() {
    clearTimeout(this.#timer);
    this.#image?.remove();
    [this.#image, this.#requested, this.#followed] = [null, "", null];
  }

  /**
   * Loads a region. The one before stays until this one is decoded.
   * @param {HTMLElement} photo
   * @param {Region} region
   * @param {Item} item
   * @param {string} address
   */
  async #load(photo, region, item, address) {
    clearTimeout(this.#timer);
    this.#requested = address;
    const image = new Image();
    image.alt = "";
    image.src = address;
    const isDecoded = await image.decode().then(() => true, () => false);
    if (address !== this.#requested) return;
    if (!isDecoded) {
      // The widest picture stays meanwhile.
      this.#timer = window.setTimeout(() => this.#load(photo, region, item, address), pause);
      return;
    }
    const percent = (/** @type {number} */ length, /** @type {number} */ whole) => `${(100 * length) / whole}%`;
    Object.assign(image.style, {
      inset: "auto",
      left: percent(region.left, item.width),
      top: percent(region.top, item.height),
      inlineSize: percent(region.width, item.width),
      blockSize: percent(region.height, item.height),
    });
    photo.append(image);
    this.#image?.remove();
    this.#image = image;
  }
}

/** @param {Item} item */
function widest({widths}) {
  return widths[widths.length - 1] ?? 0;
}

/**
 * Returns the box that contains the open photograph, however it is magnified; undefined if there is none.
 * @param {HTMLElement} exhibit
 * @returns {HTMLElement | null | undefined}
 */
function openPhoto({shadowRoot}) {
  const viewer = shadowRoot?.querySelector("vitrine-photo-viewer")?.shadowRoot;
  return viewer?.querySelector("[part~=photo]:not([part~=beside], [hidden]) > div");
}

/**
 * Returns the region in the window, with some pixels around it; null if the widest picture has all pixels that the screen shows.
 * @param {PhotoFrame} frame
 * @param {Item} item
 * @returns {Region | null}
 */
function regionIn(frame, item) {
  if (frame.width * devicePixelRatio <= widest(item)) return null;
  const [left, right] = edges(frame.x, frame.width, innerWidth, item.width);
  const [top, bottom] = edges(frame.y, frame.height, innerHeight, item.height);
  const [width, height] = [right - left, bottom - top];
  return width > 0 && height > 0 && width * height <= maximumPixels ? {left, top, width, height} : null;
}

/**
 * Returns where a region begins and ends along one axis, in pixels of the photograph.
 * @param {number} start of the photograph in the window
 * @param {number} length of the photograph in the window
 * @param {number} room of the window
 * @param {number} pixels of the photograph
 */
function edges(start, length, room, pixels) {
  const scale = pixels / length;
  const first = Math.max(0, Math.floor((-start * scale) / step) * step);
  return [first, Math.min(pixels, Math.ceil(((room - start) * scale) / step) * step)];
}

/**
 * @param {Region} region
 * @param {Item} item
 * @param {Listing} listing
 */
function addressOf(region, {id, version}, {region: pattern, types}) {
  const values = {...region, id, version, type: types[0]};
  return pattern.replace(/\{(\w+)\}/g, (_, name) => String(values[/** @type {keyof typeof values} */ (name)]));
}
