// @ts-check
/**
 * Where the page was scrolled to, for each exhibit of each album: Back and a reload return there, a link begins at the first
 * photograph. The browser's own memory would act before the photographs are there.
 */

const key = "vitrine.scroll";

/** Remembers for as long as the tab is open. */
export class ScrollMemory {
  #main;
  /** @type {Record<string, number>} */
  #positions = stored();
  /** @type {string | undefined} */
  #here;

  /** @param {HTMLElement} main what begins at the first photograph */
  constructor(main) {
    this.#main = main;
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", () => this.#store());
  }

  /** Call before other photographs take the place of these. */
  leave() {
    if (this.#here !== undefined) this.#positions[this.#here] = window.scrollY;
  }

  /**
   * Call when the photographs are in place.
   * @param {string} place what they are: an exhibit of an album
   */
  arrive(place) {
    const isFirst = this.#here === undefined;
    this.#here = place;
    const position = this.#positions[this.#here];
    if (history.state?.visited && position !== undefined) window.scrollTo({top: position});
    else if (!isFirst) this.#begin();
    history.replaceState({...history.state, visited: true}, "");
  }

  /** Somebody who still sees the title stays there; so does who has scrolled before the first photographs were in place. */
  #begin() {
    if (this.#main.getBoundingClientRect().top < 0) this.#main.scrollIntoView();
  }

  #store() {
    this.leave();
    try {
      sessionStorage.setItem(key, JSON.stringify(this.#positions));
    } catch {
      // Storage may be forbidden or full; then a reload begins at the top.
    }
  }
}

/** @returns {Record<string, number>} */
function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
