// @ts-check
/**
 * The route: the part of the address after `#`, which is `#/EXHIBIT[/album/ALBUM | /search/WORDS][/PHOTO]`.
 *
 * An open photograph has one entry in the history. Closing the photograph removes the entry.
 */

/**
 * @typedef {object} Route
 * @property {string} exhibit the id of the exhibit that shows the collection
 * @property {string | null} part of the collection, such as "album/a1" or "search/old harbour"; null for all photographs
 * @property {string | null} photo the open photograph's id; null if no photograph is open
 */

/**
 * Parses the part of an address after `#`. Without a valid part, the route is all photographs in a grid.
 * @param {string} hash
 * @returns {Route}
 * @example parseRoute("#/grid/album/a1/p7") // { exhibit: "grid", part: "album/a1", photo: "p7" }
 */
export function parseRoute(hash) {
  const [exhibit = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decode);
  const hasPart = rest[0] === "album" || rest[0] === "search";
  const part = hasPart && rest[1]?.trim() ? `${rest[0]}/${rest[1]}` : null;
  return {exhibit: exhibit || "grid", part, photo: rest[hasPart ? 2 : 0] || null};
}

/**
 * Formats a route as the part of an address after `#`.
 * @param {Route} route
 * @example formatRoute({ exhibit: "grid", part: null, photo: "p7" }) // "#/grid/p7"
 */
export function formatRoute({exhibit, part, photo}) {
  const parts = [exhibit, ...(part ? splitPart(part) : []), ...(photo ? [photo] : [])];
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/**
 * Splits the name of a part of the collection.
 * @param {string} part
 * @example splitPart("album/a1") // ["album", "a1"]
 */
export function splitPart(part) {
  const end = part.indexOf("/");
  return [part.slice(0, end), part.slice(end + 1)];
}

/**
 * Returns the words of a search.
 * @param {string | null} part
 * @example wordsOf("search/old harbour") // "old harbour"
 */
export function wordsOf(part) {
  return part?.startsWith("search/") ? part.slice(7) : "";
}

/** The page's route and its history. Calls `onmove` after a link, Back or Forward has changed the route. */
export class Address {
  /** @type {() => void} */
  onmove = () => {};
  #route = parseRoute(location.hash);
  #goingBack = false;
  /** @type {string | null} the part of the collection that was shown before the search */
  #beforeSearch = null;

  constructor() {
    window.addEventListener("popstate", () => this.#onPopState());
  }

  /** The current route. */
  get route() {
    return this.#route;
  }

  /** The id of the photograph that was current when the user left this entry of the history; null if unknown. */
  get currentPhoto() {
    return /** @type {string | null} */ (history.state?.currentPhoto ?? null);
  }

  /** @param {string | null} photo */
  set currentPhoto(photo) {
    history.replaceState({...history.state, currentPhoto: photo}, "");
  }

  /**
   * Records that a finger has moved the photographs to another exhibit. Like a link to it, that adds an entry.
   * @param {string} exhibit
   */
  turned(exhibit) {
    this.#route = {...this.#route, exhibit};
    history.pushState({visited: true}, "", formatRoute(this.#route));
  }

  /**
   * Records that a photograph was opened. The first one adds an entry; a change to another one does not.
   * @param {string} photo
   */
  opened(photo) {
    if (photo === this.#route.photo) return;
    const wasOpen = this.#route.photo !== null;
    this.#route = {...this.#route, photo};
    if (this.#goingBack) return;
    if (wasOpen) this.#replace();
    else this.#push();
  }

  /**
   * Records that the photograph was closed, and removes its entry. A photograph whose address was opened has no entry. Resolves when the
   * entry of the exhibit is the present one.
   */
  async closed() {
    if (this.#route.photo === null) return;
    this.#route = {...this.#route, photo: null};
    if (this.#goingBack) return;
    if (history.state?.opened) await this.#goBack();
    else this.#replace();
  }

  /**
   * Replaces parts of a route that name something that does not exist. The history gets no entry.
   * @param {Partial<Route>} parts
   */
  correct(parts) {
    this.#route = {...this.#route, ...parts};
    this.#replace();
  }

  /**
   * Shows what words find. The first ones add an entry, and other words do not. Without words, the part that was shown before is back.
   * @param {string} words
   */
  search(words) {
    const {part} = this.#route;
    const isSearch = wordsOf(part) !== "";
    if (!isSearch) this.#beforeSearch = part;
    this.#route = {...this.#route, part: words ? `search/${words}` : this.#beforeSearch, photo: null};
    if (isSearch) history.replaceState(null, "", formatRoute(this.#route));
    else if (words) history.pushState(null, "", formatRoute(this.#route));
  }

  #push() {
    history.pushState({...history.state, opened: true}, "", formatRoute(this.#route));
  }

  #replace() {
    history.replaceState(history.state, "", formatRoute(this.#route));
  }

  async #goBack() {
    this.#goingBack = true;
    const hasGone = new Promise((resolve) => window.addEventListener("popstate", resolve, {once: true}));
    history.back();
    await hasGone;
  }

  /** Going back takes a moment. A photograph that was opened meanwhile gets its entry now. */
  #onPopState() {
    const expected = this.#goingBack;
    this.#goingBack = false;
    if (expected && this.#route.photo !== null) return this.#push();
    this.#route = parseRoute(location.hash);
    if (!expected) this.onmove();
  }
}

/**
 * Decodes a part of an address. A part with an invalid escape stays as it is.
 * @param {string} part
 */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
