// @ts-check
/**
 * The scroll position of each exhibit of each part of the collection. Back and a reload restore it. A link starts at the first photograph.
 * The browser's own restoration would happen before the photographs are in place.
 */

const key = "vitrine.scroll";

/** Scroll positions that last as long as the tab. */
export class ScrollMemory {
  #main;
  /** @type {Record<string, number>} */
  #positions = storedPositions();
  /** @type {string | undefined} */
  #view;

  /** @param {HTMLElement} main whose top is the first photograph */
  constructor(main) {
    this.#main = main;
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", () => this.#store());
  }

  /** Stores the position. Call it before the page shows other photographs. */
  save() {
    if (this.#view !== undefined) this.#positions[this.#view] = window.scrollY;
  }

  /**
   * Restores the position, or scrolls to the first photograph. Call it when the photographs are in place.
   * @param {string} view an exhibit of a part of the collection
   * @param {{isBack?: boolean}} options whether the page was there before, also by a link
   */
  restore(view, {isBack = history.state?.visited} = {}) {
    const isFirst = this.#view === undefined;
    this.#view = view;
    const position = this.#positions[this.#view];
    if (isBack && position !== undefined) window.scrollTo({top: position});
    else if (!isFirst) this.#scrollToStart();
    history.replaceState({...history.state, visited: true}, "");
  }

  /** Scrolls to the first photograph if it is above the viewport. The masthead stays visible otherwise. */
  #scrollToStart() {
    if (this.#main.getBoundingClientRect().top < 0) this.#main.scrollIntoView();
  }

  #store() {
    this.save();
    try {
      sessionStorage.setItem(key, JSON.stringify(this.#positions));
    } catch {
      // Storage can be forbidden or full. Then a reload starts at the top.
    }
  }
}

/** @returns {Record<string, number>} */
function storedPositions() {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
