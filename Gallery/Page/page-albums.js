// @ts-check
/** The albums above the exhibit: everything, then each album, as links. */

import {formatPlace} from "./page-address.js";
import {number} from "./page-text.js";

/** @typedef {import("./page-address.js").Place} Place */
/** @typedef {import("./page-listing.js").Album} Album */

/**
 * Shows the albums, and which of them is looked at. Nothing is shown where there is nothing to choose.
 * @param {HTMLElement} nav
 * @param {Album[]} albums
 * @param {Place} place
 */
export function renderAlbums(nav, albums, place) {
  const everything = {id: null, name: "All", count: albums.reduce((sum, {count}) => sum + count, 0)};
  const choices = albums.length > 1 ? [everything, ...albums] : [];
  const links = choices.map((album) => chip(album, place));
  if (same(nav, links)) return;
  nav.replaceChildren(...links);
  reveal(nav);
}

/**
 * Brings the chosen album into view where the row of them is longer than the screen.
 * @param {HTMLElement} nav
 */
function reveal(nav) {
  const chosen = nav.querySelector("[aria-current]");
  if (chosen) nav.scrollTo({left: middle(chosen) - middle(nav) + nav.scrollLeft});
}

/**
 * @param {{ id: string | null, name: string, count: number }} album
 * @param {Place} place
 */
function chip({id, name, count}, {exhibit, album}) {
  const link = document.createElement("a");
  link.href = formatPlace({exhibit, album: id, photo: null});
  link.append(element("bdi", name), " ", element("span", number(count)));
  if (id === album) link.setAttribute("aria-current", "page");
  return link;
}

/**
 * @param {string} name
 * @param {string} text
 */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * Whether the links are there already: then they stay, and so does the focus that one of them may have.
 * @param {HTMLElement} nav
 * @param {HTMLElement[]} links
 */
function same(nav, links) {
  return nav.innerHTML === links.map((link) => link.outerHTML).join("");
}

/** @param {Element} element */
function middle(element) {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
}
