import {part} from "./part.js";

/** A photograph in the viewer: the small picture of the page at once, and the large one over it as soon as it has loaded. */
export class ViewerPhoto {
  element = part("div", "photo");
  #small = new Image();
  #large = new Image();
  #failure = document.createElement("p");
  #size = "";
  #transform = "";
  #clipPath = "";
  #opacity = 1;
  /** The item whose photograph it is; -1 for none. */
  item = -1;
  /** The name of the photograph. */
  name = "";
  /** The caption: `data-title`, or else the name, and `data-detail` beneath. */
  title = "";
  detail = "";
  /** Width divided by height. */
  ratio = 1;
  /** How many pixels wide it is; 0 if the page does not say. */
  width = 0;

  constructor() {
    this.#small.alt = "";
    this.#large.alt = "";
    this.#failure.hidden = true;
    this.#large.addEventListener("load", () => (this.#large.hidden = false));
    for (const image of [this.#small, this.#large])
      image.addEventListener("error", () => this.#showFailure(isBroken(this.#small) && isBroken(this.#large)));
    this.element.append(this.#small, this.#large, this.#failure);
  }

  /**
   * Shows the photograph of an item. The large picture is the link's `href`, or `data-large` of a picture without a link.
   * A picture that is shown already stays as it is; one that could not be loaded is loaded again.
   *
   * @param {number} item
   * @param {HTMLElement | undefined} link what shows the item on the page; undefined if there is nothing
   * @param {string} failure the text to show if no picture can be loaded
   */
  show(item, link, failure) {
    const image = link instanceof HTMLImageElement ? link : link?.querySelector("img");
    this.item = item;
    this.name = image?.alt || "";
    this.title = link?.dataset.title ?? this.name;
    this.detail = link?.dataset.detail ?? "";
    this.width = Number(link?.dataset.width) || 0;
    this.ratio = ratio(link, image);
    this.#failure.textContent = failure;
    this.#load(image?.currentSrc ?? "", link instanceof HTMLAnchorElement ? link.href : link?.dataset.large ?? "");
  }

  /** Whether it is the current photograph, and not one beside it. The picture of the current one loads first. */
  set isCurrent(/** @type {boolean} */ isCurrent) {
    if (isCurrent !== this.element.part.contains("beside")) return;
    this.#large.setAttribute("fetchpriority", isCurrent ? "auto" : "low");
    this.element.part.toggle("beside", !isCurrent);
  }

  /** Lets the pictures go, which may be large. */
  clear() {
    this.item = -1;
    this.#large.removeAttribute("src");
    this.#small.removeAttribute("src");
    this.hide();
  }

  /** @param {import('../engine/scene.js').Scene} placement */
  place(placement) {
    const {style} = this.element;
    const {boxWidth, boxHeight, x, y, scale, itemOpacity} = placement;
    const size = `${boxWidth}px ${boxHeight}px`;
    const transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const clipPath = placement.clipPath();
    if (this.#size !== size) {
      this.#size = size;
      style.width = `${boxWidth}px`;
      style.height = `${boxHeight}px`;
    }
    if (this.#transform !== transform) style.transform = this.#transform = transform;
    if (this.#clipPath !== clipPath) style.clipPath = this.#clipPath = clipPath;
    if (this.#opacity !== itemOpacity) style.opacity = `${(this.#opacity = itemOpacity)}`;
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }

  /**
   * @param {string} small
   * @param {string} large
   */
  #load(small, large) {
    if (large && this.#large.getAttribute("src") === large && !isBroken(this.#large)) return;
    this.#showFailure(false);
    this.#small.hidden = !small;
    this.#small.src = small;
    this.#large.hidden = true;
    this.#large.src = large;
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

/**
 * Returns width divided by height: as the page declares it, else as the small picture is, else square.
 *
 * @param {HTMLElement | undefined} link
 * @param {HTMLImageElement | null | undefined} image
 */
function ratio(link, image) {
  const declared = Number(link?.dataset.width) / Number(link?.dataset.height);
  if (declared > 0 && Number.isFinite(declared)) return declared;
  return image && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1;
}
