/** How long pictures may load before the photograph shows that they do, in milliseconds. Most are there by then. */
const PATIENCE = 300;

/**
 * The pictures of a photograph in the viewer: the small picture of the page at once, and a large one over it as soon as it is
 * loaded. With a list of sources, the large one has the pixels that the screen shows, also when it is magnified.
 */
export class ViewerPictures {
  #photo;
  #learned;
  #ended;
  #small = new Image();
  #large = new Image();
  #failure = document.createElement("p");
  #href = "";
  #sources = "";
  #name = "";
  /** The width of the picture that was requested, in CSS pixels. */
  #requested = 0;
  #hasRatio = false;
  /** Whether there is no large picture. */
  #isSmall = false;
  /** The timer of the present request; 0 if none is under way. */
  #timer = 0;

  /**
   * @param {HTMLElement} photo the part whose name says that no picture can be loaded
   * @param {HTMLElement} whole gets the pictures
   * @param {(image: HTMLImageElement) => void} learned gets a picture whose size was unknown until it loaded
   * @param {(hasLoaded: boolean) => void} ended the picture has loaded or cannot be loaded
   */
  constructor(photo, whole, learned, ended) {
    this.#photo = photo;
    this.#learned = learned;
    this.#ended = ended;
    this.#small.alt = "";
    this.#failure.hidden = true;
    this.#listen(this.#small);
    this.#listen(this.#large);
    whole.append(this.#small, this.#large, this.#failure);
  }

  /**
   * Shows the pictures of a photograph. Pictures that are shown stay; one that could not be loaded is loaded again.
   *
   * @param {import('../items/photo-source.js').PhotoSource} source
   * @param {string} failure the text to show if no picture can be loaded
   */
  show({small, page, large: href, sources: all, name, declared}, failure) {
    const [large, sources] = page ? ["", ""] : [href, all];
    this.#hasRatio = declared !== undefined;
    this.#isSmall = !large && !sources;
    this.#name = name;
    this.introduce();
    this.#failure.textContent = failure;
    if (large && this.#href === large && this.#sources === sources && !this.#hasFailed) {
      // The page may not say how large it is.
      if (!this.#large.hidden) this.#onLoad(this.#large);
      return;
    }
    this.#forget();
    [this.#href, this.#sources, this.#requested] = [large, sources, 0];
    this.#showFailure(false);
    if (!page) this.#timer = setTimeout(() => this.#photo.part.add("loading"), PATIENCE);
    this.#small.hidden = !small;
    this.#small.src = small;
    this.#large.hidden = true;
    if (!sources && !page) this.#large.src = large;
  }

  /**
   * Loads the source for a width on the screen, in CSS pixels. The present picture stays until the new one is decoded.
   *
   * @param {number} width
   * @param {boolean} isMoving whether the width still changes. Then only twice the width is worth another source
   */
  request(width, isMoving) {
    if (!this.#sources || width <= this.#requested * (isMoving && this.#requested ? 2 : 1)) return;
    this.#requested = width;
    const sources = this.#sources;
    const image = new Image();
    this.introduce(image);
    image.sizes = `${Math.ceil(width)}px`;
    image.srcset = sources;
    const isWanted = () => this.#sources === sources && this.#requested === width;
    image.decode().then(
      () => isWanted() && this.#replaceLarge(image),
      // The link's picture, if no source can be loaded. A picture that is shown stays.
      () => isWanted() && this.#large.hidden && (this.#large.src = this.#href));
  }

  /** Lets the picture of the current photograph load first. Only its name is read out. */
  introduce(image = this.#large) {
    const isBeside = this.#photo.part.contains("beside");
    image.setAttribute("fetchpriority", isBeside ? "low" : "auto");
    image.alt = isBeside ? "" : this.#name;
  }

  clear() {
    this.#forget();
    this.#small.removeAttribute("src");
  }

  /** Forgets the large picture. WebKit loads no picture again whose address stays. */
  #forget() {
    this.#href = this.#sources = "";
    for (const source of ["src", "srcset"]) this.#large.removeAttribute(source);
    this.#endLoading();
  }

  /** @param {HTMLImageElement} image */
  #replaceLarge(image) {
    this.#listen(image);
    this.#showFailure(false);
    this.#large.replaceWith(image);
    this.#large = image;
    this.introduce(image);
    // It has loaded already.
    this.#onLoad(image);
  }

  /** @param {HTMLImageElement} image */
  #listen(image) {
    image.addEventListener("load", () => this.#onLoad(image));
    image.addEventListener("error", () => this.#onError(image));
  }

  /**
   * A small picture may be a part of the large one, such as its middle.
   * @param {HTMLImageElement} image
   */
  #onLoad(image) {
    image.hidden = false;
    if (image === this.#small && !this.#isSmall) return;
    if (!this.#hasRatio) this.#learned(image);
    this.#end(true);
  }

  /** @param {HTMLImageElement} image */
  #onError(image) {
    // A broken picture would cover the text.
    image.hidden = true;
    const hasFailed = this.#isSmall ? isBroken(this.#small) : this.#hasFailed;
    this.#showFailure(hasFailed);
    if (hasFailed) this.#end(false);
  }

  /**
   * Reports once how a request of the photograph ended.
   * @param {boolean} hasLoaded
   */
  #end(hasLoaded) {
    if (!this.#timer) return;
    this.#endLoading();
    this.#ended(hasLoaded);
  }

  #endLoading() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#photo.part.remove("loading");
  }

  /** Whether the link's picture could not be loaded either. While a source loads, the picture has no address. */
  get #hasFailed() {
    return this.#large.hasAttribute("src") && isBroken(this.#large);
  }

  /** @param {boolean} hasFailed whether no picture could be loaded, so that the text shows */
  #showFailure(hasFailed) {
    this.#failure.hidden = !hasFailed;
    this.#photo.part.toggle("failed", hasFailed);
  }
}

/**
 * Returns whether a picture could not be loaded.
 * @param {HTMLImageElement} image
 */
function isBroken(image) {
  return image.complete && image.naturalWidth === 0;
}
