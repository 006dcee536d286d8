// @ts-check
/**
 * The route: the part of the address after `#`, which is `#/EXHIBIT[/album/ALBUM][/PHOTO]`.
 *
 * An open photograph has one entry in the history. Closing the photograph removes the entry.
 */

/**
 * @typedef {object} Route
 * @property {string} exhibit the id of the exhibit that shows the collection
 * @property {string | null} album the album's id; null for all photographs
 * @property {string | null} photo the open photograph's id; null if no photograph is open
 */

/**
 * Parses the part of an address after `#`. Without a valid part, the route is all photographs in a grid.
 * @param {string} hash
 * @returns {Route}
 * @example parseRoute("#/grid/album/a1/p7") // { exhibit: "grid", album: "a1", photo: "p7" }
 */
export function parseRoute(hash) {
  const [exhibit = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decode);
  const album = rest[0] === "album" ? rest[1] || null : null;
  const photo = rest[rest[0] === "album" ? 2 : 0] || null;
  return {exhibit: exhibit || "grid", album, photo};
}

/**
 * Formats a route as the part of an address after `#`.
 * @param {Route} route
 * @example formatRoute({ exhibit: "grid", album: null, photo: "p7" }) // "#/grid/p7"
 */
export function formatRoute({exhibit, album, photo}) {
  const parts = [exhibit, ...(album ? ["album", album] : []), ...(photo ? [photo] : [])];
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The page's route and its history. Calls `onmove` after a link, Back or Forward has changed the route. */
export class Address {
  /** @type {() => void} */
  onmove = () => {};
  #route = parseRoute(location.hash);
  #goingBack = false;

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

  /** Records that the photograph was closed, and removes its entry. A photograph whose address was opened has no entry. */
  closed() {
    if (this.#route.photo === null) return;
    this.#route = {...this.#route, photo: null};
    if (this.#goingBack) return;
    if (history.state?.opened) this.#goBack();
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

  #push() {
    history.pushState({...history.state, opened: true}, "", formatRoute(this.#route));
  }

  #replace() {
    history.replaceState(history.state, "", formatRoute(this.#route));
  }

  #goBack() {
    this.#goingBack = true;
    history.back();
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
