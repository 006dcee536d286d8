import {naturalRatio} from "../items/photo-ratio.js";
import {photoSource} from "../items/photo-source.js";

import {part} from "./part.js";
import {ViewerPage} from "./viewer-page.js";
import {WrittenStyles} from "./written-styles.js";

/**
 * A photograph in the viewer: the small picture of the page at once, and a large one over it as soon as it is loaded. With a
 * list of sources, the large one has the pixels that the screen shows, also when it is magnified. An item with a template shows a
 * page instead.
 */
export class ViewerPhoto {
  element = part("div", "photo");
  /** The whole photograph in the box that crops it. */
  #whole = document.createElement("div");
  #small = new Image();
  #large = new Image();
  #failure = document.createElement("p");
  #href = "";
  #sources = "";
  /** The width of the picture that was requested, in CSS pixels. */
  #requested = 0;
  #styles = new WrittenStyles();
  #learned;
  #hasRatio = false;
  /** The item whose photograph it is: -1 for one that is gone, and not a number for none. */
  item = NaN;
  /** The name of the photograph. */
  name = "";
  /** The caption, and what stands beneath. */
  title = "";
  detail = "";
  /** Width divided by height. */
  ratio = 1;
  /** How many pixels wide it is; 0 if the page does not say. */
  width = 0;

  /**
   * Where the whole photograph is in the window.
   * @type {{x: number, y: number, width: number, height: number} | undefined}
   */
  frame;

  /** What is shown over the small picture if it is no picture. */
  page;

  /**
   * @param {(photo: ViewerPhoto) => void} learned the size of the photograph was unknown until it loaded
   * @param {string} pageSlot the name of its page's slot
   */
  constructor(learned, pageSlot) {
    this.#learned = learned;
    this.page = new ViewerPage(pageSlot);
    this.#small.alt = "";
    this.#large.alt = "";
    this.#failure.hidden = true;
    this.#small.addEventListener("error", () => this.#onError());
    this.#listen(this.#large);
    this.#whole.append(this.#small, this.#large, this.#failure, this.page.element);
    this.element.append(this.#whole);
  }

  /**
   * Shows the photograph of an item. With `data-srcset`, the large picture is the source that fits the screen. A picture that is
   * shown already stays as it is; one that could not be loaded is loaded again.
   *
   * @param {number} item
   * @param {HTMLElement | undefined} link what shows the item on the page; undefined if there is nothing
   * @param {string} failure the text to show if no picture can be loaded
   */
  show(item, link, failure) {
    const {small, page, large, sources, name, title, detail, width, declared, ratio} = photoSource(link);
    Object.assign(this, {item, name, title, detail, width, ratio});
    this.#hasRatio = declared !== undefined;
    this.#renderName();
    this.#failure.textContent = failure;
    this.page.show(page);
    this.#load(small, page ? "" : large, page ? "" : sources);
  }

  /** Whether it is the current photograph, and not one beside it. The picture of the current one loads first. */
  set isCurrent(/** @type {boolean} */ isCurrent) {
    if (isCurrent !== this.element.part.contains("beside")) return;
    this.#large.setAttribute("fetchpriority", isCurrent ? "auto" : "low");
    this.element.part.toggle("beside", !isCurrent);
    this.page.setCurrent(isCurrent);
    this.#renderName();
  }

  /** Only the current photograph is read out. */
  #renderName() {
    this.#large.alt = this.element.part.contains("beside") ? "" : this.name;
  }

  /** Lets the pictures go, which may be large. */
  clear() {
    this.item = NaN;
    this.page.show(null);
    this.#href = this.#sources = "";
    for (const source of ["src", "srcset"]) this.#large.removeAttribute(source);
    this.#small.removeAttribute("src");
    this.hide();
  }

  /**
   * @param {import('../engine/placement.js').Placement} placement
   * @param {boolean} isMoving
   */
  place(placement, isMoving) {
    const {x, y, width, height, scale, outerRadius} = placement;
    const box = {width: `${width}px`, height: `${height}px`, "border-radius": outerRadius};
    this.#styles.write([this.element, box]);
    this.frame = {x, y, width: width * scale, height: height * scale};
    this.element.hidden = false;
    this.#request(width * Math.max(1, scale), isMoving);
  }

  /**
   * Returns the styles of its two boxes in a placement that a compositor can animate.
   *
   * @param {import('../engine/placement.js').Placement} placement
   * @returns {import('./written-styles.js').Styles[]}
   */
  styles(placement) {
    const {outer, inner} = placement.croppedBoxes();
    return [
      [this.element, {transform: outer, opacity: `${placement.opacity}`}],
      [this.#whole, {transform: inner}],
    ];
  }

  hide() {
    this.element.hidden = true;
  }

  /**
   * @param {string} small
   * @param {string} large
   * @param {string} sources as in `srcset`
   */
  #load(small, large, sources) {
    if (large && this.#href === large && this.#sources === sources && !this.#hasFailed) return;
    [this.#href, this.#sources, this.#requested] = [large, sources, 0];
    this.#showFailure(false);
    this.#small.hidden = !small;
    this.#small.src = small;
    this.#large.hidden = true;
    this.#large.removeAttribute("srcset");
    if (sources || this.page.isShown) this.#large.removeAttribute("src");
    else this.#large.src = large;
  }

  /**
   * Loads the source for a width on the screen, in CSS pixels. The present picture stays until the new one is decoded.
   *
   * @param {number} width
   * @param {boolean} isMoving whether the width still changes. Then only twice the width is worth another source
   */
  #request(width, isMoving) {
    if (!this.#sources || width <= this.#requested * (isMoving && this.#requested ? 2 : 1)) return;
    this.#requested = width;
    const sources = this.#sources;
    const image = new Image();
    image.setAttribute("fetchpriority", this.element.part.contains("beside") ? "low" : "auto");
    image.sizes = `${Math.ceil(width)}px`;
    image.srcset = sources;
    const isWanted = () => this.#sources === sources && this.#requested === width;
    image.decode().then(() => isWanted() && this.#replaceLarge(image), () => isWanted() && this.#loadFallback());
  }

  /** @param {HTMLImageElement} image */
  #replaceLarge(image) {
    this.#listen(image);
    this.#showFailure(false);
    this.#large.replaceWith(image);
    this.#large = image;
    this.#renderName();
    // It has loaded already.
    this.#onLoad(image);
  }

  /** Loads the link's picture if no source can be loaded. A picture that is shown stays. */
  #loadFallback() {
    if (this.#large.hidden) this.#large.src = this.#href;
  }

  /** @param {HTMLImageElement} large */
  #listen(large) {
    large.addEventListener("load", () => this.#onLoad(large));
    large.addEventListener("error", () => this.#onError());
  }

  /**
   * A small picture may be a part of the large one, such as its middle.
   * @param {HTMLImageElement} large
   */
  #onLoad(large) {
    large.hidden = false;
    if (this.#hasRatio) return;
    this.ratio = naturalRatio(large) ?? this.ratio;
    this.#learned(this);
  }

  #onError() {
    this.#showFailure(isBroken(this.#small) && this.#hasFailed);
  }

  /** Whether the link's picture could not be loaded either. While a source loads, the picture has no address. */
  get #hasFailed() {
    return this.#large.hasAttribute("src") && isBroken(this.#large);
  }

  /** @param {boolean} hasFailed whether only the text can be shown */
  #showFailure(hasFailed) {
    this.#failure.hidden = !hasFailed;
    this.element.part.toggle("failed", hasFailed);
  }
}

/**
 * Returns whether a picture could not be loaded.
 * @param {HTMLImageElement} image
 */
function isBroken(image) {
  return image.complete && image.naturalWidth === 0;
}
