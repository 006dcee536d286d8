/** The attributes that say which picture an element loads. */
const SOURCES = ["srcset", "src"];

/**
 * The pictures of cells that wait until the scroll stops jumping. Their elements have no addresses meanwhile, so that the browser requests
 * nothing. A picture that the browser has in memory is shown at once.
 */
export class HeldPictures {
  /** @type {Map<Element, [name: string, value: string][]>} the attributes of the elements that wait */
  #held = new Map();

  /**
   * Holds the pictures that a page has just put into an element. The browser requests them only after the present task.
   * @param {HTMLElement} element
   */
  hold(element) {
    for (const image of element.querySelectorAll("img")) {
      if (image.complete || /^(data|blob):/.test(image.getAttribute("src") ?? "")) continue;
      for (const part of image.closest("picture")?.querySelectorAll("source, img") ?? [image]) this.#holdPart(part);
    }
  }

  /**
   * Gives the pictures in an element their addresses back, before the page changes it.
   * @param {HTMLElement} element
   */
  release(element) {
    for (const part of this.#held.keys())
      if (element.contains(part)) this.#releasePart(part);
  }

  /**
   * Forgets the pictures in an element, which belongs to no item now. A browser would request them even out of the page.
   * @param {HTMLElement} element
   */
  drop(element) {
    for (const part of this.#held.keys())
      if (element.contains(part)) this.#show(part);
  }

  /** Gives all pictures their addresses back. Returns whether there were any. */
  releaseAll() {
    const {size} = this.#held;
    for (const part of this.#held.keys()) this.#releasePart(part);
    return size > 0;
  }

  /** @param {Element} part */
  #holdPart(part) {
    const names = SOURCES.filter((name) => part.hasAttribute(name));
    if (!names.length) return;
    this.#held.set(part, names.map((name) => [name, part.getAttribute(name) ?? ""]));
    for (const name of names) part.removeAttribute(name);
    // A browser would show the text of a picture without an address.
    if (part instanceof HTMLImageElement) part.style.opacity ||= "0";
  }

  /** @param {Element} part */
  #releasePart(part) {
    for (const [name, value] of this.#held.get(part) ?? [])
      if (!part.hasAttribute(name)) part.setAttribute(name, value);
    this.#show(part);
  }

  /** @param {Element} part which waits no longer */
  #show(part) {
    if (part instanceof HTMLImageElement && part.style.opacity === "0") part.style.opacity = "";
    this.#held.delete(part);
  }
}
