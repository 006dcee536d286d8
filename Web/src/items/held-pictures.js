/** The attributes that say which picture an element loads. */
const SOURCES = ["srcset", "src"];

/**
 * The pictures of cells that wait until the scroll stops jumping. Their elements have no addresses meanwhile, so that the browser requests
 * nothing. A picture that the browser has in memory is shown at once.
 */
export class HeldPictures {
  /** @type {Map<Element, () => void>} for each element that waits, a function that gives it its addresses back */
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
   * Gives the pictures in an element, or all pictures, their addresses back. Returns the elements that had none.
   * @param {HTMLElement} [element]
   */
  release(element) {
    const parts = this.#partsIn(element);
    for (const part of parts) {
      this.#held.get(part)?.();
      this.#held.delete(part);
    }
    return parts;
  }

  /**
   * Lets a page change an element. Its pictures have their addresses meanwhile, because a page may write only what differs.
   *
   * @param {HTMLElement} element
   * @param {() => void} change
   */
  change(element, change) {
    const parts = this.release(element);
    change();
    // A browser would request them even out of the page.
    for (const part of parts)
      if (!element.contains(part)) removeSources(part);
  }

  /**
   * Forgets the pictures in an element that leaves the page.
   * @param {HTMLElement} element
   */
  drop(element) {
    for (const part of this.#partsIn(element)) this.#held.delete(part);
  }

  /** @param {HTMLElement} [element] */
  #partsIn(element) {
    return [...this.#held.keys()].filter((part) => !element || element.contains(part));
  }

  /** @param {Element} part */
  #holdPart(part) {
    const sources = removeSources(part);
    if (!sources.length) return;
    // A browser would show the text of a picture without an address.
    const image = part instanceof HTMLImageElement && !part.style.opacity ? part : undefined;
    if (image) image.style.opacity = "0";
    this.#held.set(part, () => {
      for (const [name, value] of sources)
        if (!part.hasAttribute(name)) part.setAttribute(name, value);
      if (image?.style.opacity === "0") image.style.opacity = "";
    });
  }
}

/**
 * Removes the addresses of an element, and returns them.
 * @param {Element} part
 */
function removeSources(part) {
  const sources =
    SOURCES.filter((name) => part.hasAttribute(name)).map((name) => [name, part.getAttribute(name) ?? ""]);
  for (const [name] of sources) part.removeAttribute(name);
  return sources;
}
