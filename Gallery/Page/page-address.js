// @ts-check
/**
 * The place in the collection, kept in the address: `#/EXHIBIT[/album/ALBUM][/PHOTO]`.
 *
 * An open photograph is one entry in the history, and leaving it by any way takes that entry away again.
 */

/**
 * @typedef {object} Place
 * @property {string} exhibit how the collection is shown
 * @property {string | null} album the album's id; null: everything
 * @property {string | null} photo the open photograph's id; null: none is open
 */

/**
 * Reads a place from the part of an address after `#`. What cannot be read is the whole collection.
 * @param {string} hash
 * @returns {Place}
 * @example parsePlace("#/grid/album/a1/p7") // { exhibit: "grid", album: "a1", photo: "p7" }
 */
export function parsePlace(hash) {
  const [exhibit = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  const album = rest[0] === "album" ? rest[1] || null : null;
  const photo = rest[rest[0] === "album" ? 2 : 0] || null;
  return {exhibit: exhibit || "grid", album, photo};
}

/**
 * Writes a place as an address within the page.
 * @param {Place} place
 * @example formatPlace({ exhibit: "grid", album: null, photo: "p7" }) // "#/grid/p7"
 */
export function formatPlace({exhibit, album, photo}) {
  const parts = [exhibit, ...(album ? ["album", album] : []), ...(photo ? [photo] : [])];
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The page's address and its history. Says through `onmove` when a link, Back or Forward has changed the place. */
export class Address {
  /** @type {() => void} */
  onmove = () => {};
  #place = parsePlace(location.hash);
  #goingBack = false;

  constructor() {
    window.addEventListener("popstate", () => this.#moved());
  }

  /** Where the page is. */
  get place() {
    return this.#place;
  }

  /** The photograph looked at when this entry of the history was left; null where nobody has said. */
  get looked() {
    return /** @type {string | null} */ (history.state?.looked ?? null);
  }

  /** @param {string | null} photo */
  set looked(photo) {
    history.replaceState({...history.state, looked: photo}, "");
  }

  /**
   * A photograph was opened: one entry more, and none for a change from photograph to photograph.
   * @param {string} photo
   */
  opened(photo) {
    if (photo === this.#place.photo) return;
    const wasOpen = this.#place.photo !== null;
    this.#place = {...this.#place, photo};
    if (this.#goingBack) return;
    if (wasOpen) this.#replace();
    else this.#push();
  }

  /** The photograph was closed: its entry goes. An address that was opened directly has none to go back to. */
  closed() {
    if (this.#place.photo === null) return;
    this.#place = {...this.#place, photo: null};
    if (this.#goingBack) return;
    if (history.state?.opened) this.#goBack();
    else this.#replace();
  }

  /**
   * The address named something that is not there: it says instead what is shown, and no entry is left behind.
   * @param {Partial<Place>} place
   */
  correct(place) {
    this.#place = {...this.#place, ...place};
    this.#replace();
  }

  #push() {
    history.pushState({...history.state, opened: true}, "", formatPlace(this.#place));
  }

  #replace() {
    history.replaceState(history.state, "", formatPlace(this.#place));
  }

  #goBack() {
    this.#goingBack = true;
    history.back();
  }

  /** Going back takes a moment; a photograph opened meanwhile gets its entry on arrival. */
  #moved() {
    const expected = this.#goingBack;
    this.#goingBack = false;
    if (expected && this.#place.photo !== null) return this.#push();
    this.#place = parsePlace(location.hash);
    if (!expected) this.onmove();
  }
}

/** @param {string} part a piece of an address, perhaps typed by hand */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
