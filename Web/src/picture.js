/**
 * A photograph in the viewer: the small picture of the page at once, the large one over it as soon as it is there.
 */
export class Picture {
  #small = new Image();
  #large = new Image();
  #failure = document.createElement("p");
  #size = "";
  #place = "";
  #clip = "";
  #opacity = 1;
  /** Which item it is of; -1 for none. */
  item = -1;
  /** What the photograph is called. */
  name = "";
  /** What its caption says: `data-title`, or else its name; and beneath, `data-detail`. */
  title = "";
  detail = "";
  /** Its width divided by its height. */
  ratio = 1;
  /** How many pixels wide it is; 0 where the page does not say. */
  width = 0;

  /** @param {HTMLElement} element the box that the engine moves */
  constructor(element) {
    this.element = element;
    this.#small.alt = "";
    this.#large.alt = "";
    this.#failure.hidden = true;
    this.#large.addEventListener("load", () => (this.#large.hidden = false));
    for (const image of [this.#small, this.#large])
      image.addEventListener("error", () => this.#fail(isBroken(this.#small) && isBroken(this.#large)));
    element.append(this.#small, this.#large, this.#failure);
  }

  /**
   * Shows what a link of the page shows; its `href` is the large picture. Of a picture without a link, `data-large` is. What
   * it shows already stays as it is; what could not be loaded is loaded again.
   *
   * @param {number} item
   * @param {HTMLElement | undefined} link undefined when there is none
   * @param {string} failed what stands there when no picture can be loaded
   */
  show(item, link, failed) {
    const image = link instanceof HTMLImageElement ? link : link?.querySelector("img");
    this.item = item;
    this.name = image?.alt || "";
    this.title = link?.dataset.title ?? this.name;
    this.detail = link?.dataset.detail ?? "";
    this.width = Number(link?.dataset.width) || 0;
    this.ratio = ratio(link, image);
    this.#failure.textContent = failed;
    this.#load(image?.currentSrc ?? "", link instanceof HTMLAnchorElement ? link.href : link?.dataset.large ?? "");
  }

  /** Whether it is the photograph shown, and not one beside it. Pictures that are seen come first. */
  set isShown(/** @type {boolean} */ isShown) {
    if (isShown !== this.element.part.contains("beside")) return;
    this.#large.setAttribute("fetchpriority", isShown ? "auto" : "low");
    this.element.part.toggle("beside", !isShown);
  }

  /** Lets the pictures go, which may be large. */
  clear() {
    this.item = -1;
    this.#large.removeAttribute("src");
    this.#small.removeAttribute("src");
    this.park();
  }

  /** @param {import('./scene.js').Scene} placement */
  draw(placement) {
    const {style} = this.element;
    const {boxWidth, boxHeight, x, y, scale, clipPath, opacity} = placement;
    const size = `${boxWidth}px ${boxHeight}px`;
    const place = `translate(${x}px, ${y}px) scale(${scale})`;
    if (this.#size !== size) {
      this.#size = size;
      style.width = `${boxWidth}px`;
      style.height = `${boxHeight}px`;
    }
    if (this.#place !== place) style.transform = this.#place = place;
    if (this.#clip !== clipPath) style.clipPath = this.#clip = clipPath;
    if (this.#opacity !== opacity) style.opacity = `${(this.#opacity = opacity)}`;
    this.element.hidden = false;
  }

  /** Takes it out of sight. */
  park() {
    this.element.hidden = true;
  }

  /**
   * @param {string} small
   * @param {string} large
   */
  #load(small, large) {
    if (large && this.#large.getAttribute("src") === large && !isBroken(this.#large)) return;
    this.#fail(false);
    this.#small.hidden = !small;
    this.#small.src = small;
    this.#large.hidden = true;
    this.#large.src = large;
  }

  /** @param {boolean} hasFailed whether there is nothing to show but words */
  #fail(hasFailed) {
    this.#failure.hidden = !hasFailed;
    this.element.part.toggle("failed", hasFailed);
  }
}

/**
 * Whether a picture could not be loaded.
 * @param {HTMLImageElement} image
 */
function isBroken(image) {
  return image.complete && image.naturalWidth === 0;
}

/**
 * Width divided by height: as the page says, else as the small picture is, else square.
 *
 * @param {HTMLElement | undefined} link
 * @param {HTMLImageElement | null | undefined} image
 */
function ratio(link, image) {
  const told = Number(link?.dataset.width) / Number(link?.dataset.height);
  if (told > 0 && Number.isFinite(told)) return told;
  return image && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1;
}
