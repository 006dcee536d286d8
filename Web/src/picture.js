/**
 * The photograph of the viewer: the small picture of the page at once, the large one over it as soon as it is there.
 */
export class Picture {
  #small = new Image();
  #large = new Image();
  #failure = document.createElement("p");
  #size = "";

  /** @param {HTMLElement} element the box that the engine moves */
  constructor(element) {
    this.element = element;
    this.#small.alt = "";
    this.#large.alt = "";
    this.#failure.hidden = true;
    this.#large.addEventListener("load", () => (this.#large.hidden = false));
    this.#large.addEventListener("error", () => (this.#failure.hidden = !this.#isBroken));
    element.append(this.#small, this.#large, this.#failure);
  }

  /**
   * Shows what a link of the page shows; its `href` is the large picture. Of a picture without a link, `data-large` is.
   *
   * @param {HTMLElement} link
   * @param {string} failed what stands there when no picture can be loaded and the photograph has no name
   */
  show(link, failed) {
    const image = link instanceof HTMLImageElement ? link : link.querySelector("img");
    const name = image?.alt || "";
    this.#failure.hidden = true;
    this.#failure.textContent = name || failed;
    this.#small.hidden = !image?.currentSrc;
    this.#small.src = image?.currentSrc ?? "";
    this.#large.hidden = true;
    this.#large.src = link instanceof HTMLAnchorElement ? link.href : link.dataset.large ?? "";
    return {ratio: ratio(link, image), name};
  }

  /** Lets the pictures go, which may be large. */
  clear() {
    this.#small.removeAttribute("src");
    this.#large.removeAttribute("src");
  }

  /** @param {import('./scene.js').Scene} placement */
  draw(placement) {
    const {style} = this.element;
    const size = `${placement.boxWidth}px ${placement.boxHeight}px`;
    if (this.#size !== size) {
      this.#size = size;
      style.width = `${placement.boxWidth}px`;
      style.height = `${placement.boxHeight}px`;
    }
    style.transform = `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})`;
    style.clipPath = placement.clipPath;
    style.opacity = `${placement.opacity}`;
  }

  get #isBroken() {
    return this.#small.hidden || (this.#small.complete && this.#small.naturalWidth === 0);
  }
}

/**
 * Width divided by height: as the page says, else as the small picture is, else square.
 *
 * @param {HTMLElement} link
 * @param {HTMLImageElement | null} image
 */
function ratio(link, image) {
  const told = Number(link.dataset.width) / Number(link.dataset.height);
  if (told > 0 && Number.isFinite(told)) return told;
  return image && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1;
}
