/** The attributes that say which picture an element loads. */
const SOURCES = ["srcset", "src"];

/** @typedef {[name: string, value: string][]} Sources the addresses of an element, by their attributes */

/**
 * The pictures of cells that wait until the scroll stops jumping. Their elements have no addresses meanwhile, so that the browser requests
 * nothing. A picture that the browser has in memory is shown at once.
 */
export class HeldPictures {
  /** @type {Map<Element, {sources: Sources, isHidden: boolean}>} the elements that wait, and whether they are hidden meanwhile */
  #held = new Map();
  /** @type {WeakMap<Element, Sources>} those that have left the page while they waited. It may use them again. */
  #detached = new WeakMap();

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
    for (const part of parts) giveSources(part, this.#forget(part));
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
      if (!element.contains(part)) this.#detached.set(part, removeSources(part));
    for (const part of element.querySelectorAll("source, img")) this.#restore(part);
  }

  /**
   * Leaves the pictures in an element that leaves the page without addresses until they are used again.
   * @param {HTMLElement} element
   */
  drop(element) {
    for (const part of this.#partsIn(element)) this.#detached.set(part, this.#forget(part));
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
    const isHidden = part instanceof HTMLImageElement && !part.style.opacity;
    if (isHidden) part.style.opacity = "0";
    this.#held.set(part, {sources, isHidden});
  }

  /**
   * Shows an element that has waited. Returns the addresses that it had.
   * @param {Element} part
   */
  #forget(part) {
    const {sources, isHidden} = this.#held.get(part) ?? {sources: [], isHidden: false};
    this.#held.delete(part);
    if (isHidden && part instanceof HTMLImageElement && part.style.opacity === "0") part.style.opacity = "";
    return sources;
  }

  /**
   * Gives an element that a page uses again its addresses back, unless the page has given it others.
   * @param {Element} part
   */
  #restore(part) {
    const sources = this.#detached.get(part);
    this.#detached.delete(part);
    if (sources && !SOURCES.some((name) => part.hasAttribute(name))) giveSources(part, sources);
  }
}

/**
 * Gives an element the addresses that it does not have.
 *
 * @param {Element} part
 * @param {Sources} sources
 */
function giveSources(part, sources) {
  for (const [name, value] of sources)
    if (!part.hasAttribute(name)) part.setAttribute(name, value);
}

/**
 * Removes the addresses of an element, and returns them.
 *
 * @param {Element} part
 * @returns {Sources}
 */
function removeSources(part) {
  const names = SOURCES.filter((name) => part.hasAttribute(name));
  const sources = names.map((name) => /** @type {Sources[number]} */ ([name, part.getAttribute(name) ?? ""]));
  for (const name of names) part.removeAttribute(name);
  return sources;
}
