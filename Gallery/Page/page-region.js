// @ts-check
/**
 * The part of an open photograph that is seen, with all its pixels. The server makes no picture of more than 50 megapixels. A
 * photograph with more of them is sharp at each magnification, because the part lies over its widest picture.
 */

/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {{ left: number, top: number, width: number, height: number }} Region in pixels of the photograph */

/** All edges of regions but those of the photograph are multiples of this. The same value as in PhotoRegion.swift. */
const step = 256;

/** The largest number of pixels of a region. The same value as in Ladder.swift. */
const maximumPixels = 50_000_000;

/** A region is requested if the same one is seen for this time, in milliseconds. */
const restTime = 100;

/** Follows the open photograph of an exhibit. */
export class OpenRegion {
  #timer = 0;
  /** The version of the photograph that is followed; empty if none is. */
  #followed = "";
  /** The part that is requested or shown, as in its address. */
  #requested = "";
  /** @type {HTMLImageElement | null} */
  #image = null;

  /**
   * Shows the regions of a photograph from now on, if it has any.
   * @param {HTMLElement} exhibit
   * @param {Item | undefined} item the open photograph
   * @param {Listing} listing has the addresses of regions
   */
  follow(exhibit, item, listing) {
    const followed = item && widest(item) < item.width ? item.version : "";
    if (followed === this.#followed) return;
    this.end();
    if (!item || !followed) return;
    this.#followed = followed;
    let seen = "";
    this.#timer = window.setInterval(() => {
      const photo = openPhoto(exhibit);
      const region = photo && visibleRegion(photo, item);
      const address = region ? addressOf(region, item, listing) : "";
      if (photo && region && address === seen && address !== this.#requested) this.#load(photo, region, item, address);
      seen = address;
    }, restTime);
  }

  /** Removes the region. */
  end() {
    clearInterval(this.#timer);
    this.#image?.remove();
    [this.#image, this.#requested, this.#followed] = [null, "", ""];
  }

  /**
   * Loads a region. The one before stays until this one is decoded.
   * @param {HTMLElement} photo
   * @param {Region} region
   * @param {Item} item
   * @param {string} address
   */
  async #load(photo, region, item, address) {
    this.#requested = address;
    const image = new Image();
    image.alt = "";
    image.src = address;
    // Without a region the widest picture stays; the next one is tried when another part is seen.
    const isDecoded = await image.decode().then(() => true, () => false);
    if (!isDecoded || address !== this.#requested) return;
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
 * Returns the part of a photograph that is seen, with some pixels around it; null if the widest picture has all pixels that the
 * screen shows.
 * @param {HTMLElement} photo
 * @param {Item} item
 * @returns {Region | null}
 */
function visibleRegion(photo, item) {
  const box = photo.getBoundingClientRect();
  if (box.width * devicePixelRatio <= widest(item)) return null;
  const [left, right] = visibleEdges(box.left, box.width, innerWidth, item.width);
  const [top, bottom] = visibleEdges(box.top, box.height, innerHeight, item.height);
  const [width, height] = [right - left, bottom - top];
  return width > 0 && height > 0 && width * height <= maximumPixels ? {left, top, width, height} : null;
}

/**
 * Returns where the visible part begins and ends along one axis, in pixels of the photograph.
 * @param {number} start of the photograph on the screen
 * @param {number} length of the photograph on the screen
 * @param {number} room of the screen
 * @param {number} pixels of the photograph
 */
function visibleEdges(start, length, room, pixels) {
  const scale = pixels / length;
  const first = Math.max(0, Math.floor((-start * scale) / step) * step);
  const last = Math.min(pixels, Math.ceil(((room - start) * scale) / step) * step);
  return [first, last];
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
