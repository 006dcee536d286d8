import {naturalRatio} from "../items/photo-ratio.js";
import {photoSource} from "../items/photo-source.js";

import {croppedBoxes, outerRadius} from "./cropped-boxes.js";
import {part} from "./part.js";
import {ViewerPage} from "./viewer-page.js";
import {ViewerPictures} from "./viewer-pictures.js";
import {WrittenStyles} from "./written-styles.js";

/** A photograph in the viewer: its pictures in a box that crops them. An item with a template shows a page instead. */
export class ViewerPhoto {
  element = part("div", "photo");
  /** The whole photograph in the box that crops it. */
  #whole = document.createElement("div");
  #pictures;
  #styles = new WrittenStyles();
  /** The item whose photograph it is: -1 for one that is gone, and not a number for none. */
  item = NaN;
  /** The page's description of it. */
  source = photoSource();

  /**
   * Where the whole photograph is in the window.
   * @type {{x: number, y: number, width: number, height: number} | undefined}
   */
  frame;

  /** What is shown over the small picture if it is no picture. */
  page;

  /**
   * @param {(photo: ViewerPhoto) => void} learned the size of the photograph was unknown until it loaded
   * @param {(photo: ViewerPhoto, hasLoaded: boolean) => void} ended the photograph has loaded or cannot be loaded
   * @param {string} pageSlot the name of its page's slot
   */
  constructor(learned, ended, pageSlot) {
    this.page = new ViewerPage(pageSlot);
    this.#pictures = new ViewerPictures(this.element, this.#whole, (image) => {
      const {source} = this;
      source.ratio = naturalRatio(image) ?? source.ratio;
      // A vector graphic has no pixels, and sources in several sizes have others than the one that was loaded.
      if (!source.sources && !/[./]svg\b/.test(image.src)) source.width ||= image.naturalWidth;
      learned(this);
    }, (hasLoaded) => ended(this, hasLoaded));
    this.#whole.append(this.page.element);
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
    this.item = item;
    this.source = photoSource(link);
    this.page.show(this.source.page);
    this.#pictures.show(this.source, failure);
  }

  /** Whether it is the current photograph, and not one beside it. */
  get isCurrent() {
    return !this.element.part.contains("beside");
  }

  set isCurrent(isCurrent) {
    if (isCurrent === this.isCurrent) return;
    this.element.part.toggle("beside", !isCurrent);
    this.page.setCurrent(isCurrent);
    this.#pictures.introduce();
  }

  /**
   * Lays an element over the whole photograph, with which it moves and grows.
   * @param {Element} overlay
   */
  showOverlay(overlay) {
    if (overlay.parentNode !== this.#whole) this.#whole.append(overlay);
  }

  /** Removes the pictures, which may take much memory. */
  clear() {
    this.item = NaN;
    this.page.show(null);
    this.#pictures.clear();
    this.hide();
  }

  /**
   * @param {import('../engine/placement.js').Placement} placement
   * @param {boolean} isMoving
   */
  place(placement, isMoving) {
    const {x, y, width, height, scale} = placement;
    const box = {width: `${width}px`, height: `${height}px`, "border-radius": outerRadius(placement)};
    this.#styles.write([this.element, box]);
    this.frame = {x, y, width: width * scale, height: height * scale};
    this.element.hidden = false;
    this.#pictures.request(width * Math.max(1, scale), isMoving);
  }

  /**
   * Returns the styles of its two boxes in a placement that a compositor can animate.
   *
   * @param {import('../engine/placement.js').Placement} placement
   * @returns {import('./written-styles.js').Styles[]}
   */
  styles(placement) {
    const {outer, inner} = croppedBoxes(placement);
    return [
      [this.element, {transform: outer, opacity: `${placement.opacity}`}],
      [this.#whole, {transform: inner}],
    ];
  }

  hide() {
    this.element.hidden ||= true;
  }
}
