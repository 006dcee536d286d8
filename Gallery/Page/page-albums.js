// @ts-check
/** The albums above the exhibit: everything, then each album, as links; and a menu of them where the row is too long. */

import {formatPlace} from "./page-address.js";
import {find} from "./page-find.js";
import {closesByItself} from "./page-panel.js";
import {number} from "./page-text.js";

/** @typedef {import("./page-address.js").Place} Place */
/** @typedef {import("./page-listing.js").Album} Album */

/** Lets the menu come and go with the room there is for the row, and close when an album is chosen. */
export function watchAlbums() {
  const [row, menu] = [find("albums"), find("all-albums")];
  new ResizeObserver(() => offerMenu(row, menu)).observe(row);
  // Browsers leave a focused link in the row where they find it, even if it is cut off.
  row.addEventListener("focusin", ({target}) => {
    if (target instanceof Element) target.scrollIntoView({inline: "nearest", block: "nearest"});
  });
  closesByItself(menu);
  menu.addEventListener("click", ({target}) => {
    if (target instanceof Element && target.closest("a")) menu.removeAttribute("open");
  });
}

/**
 * Shows the albums, and which of them is looked at. Nothing is shown where there is nothing to choose.
 * @param {Album[]} albums
 * @param {Place} place
 */
export function renderAlbums(albums, place) {
  const everything = {id: null, name: "All", count: albums.reduce((sum, {count}) => sum + count, 0)};
  const choices = albums.length > 1 ? [everything, ...albums] : [];
  const [row, menu] = [find("albums"), find("all-albums")];
  fill(find("album-list"), choices, place);
  if (fill(row, choices, place)) reveal(row);
  offerMenu(row, menu);
}

/**
 * Fills an element with a link for each album. Links that are there already stay, and so does the focus that one of them
 * may have.
 * @param {HTMLElement} nav
 * @param {{ id: string | null, name: string, count: number }[]} choices
 * @param {Place} place
 * @returns {boolean} whether anything has changed
 */
function fill(nav, choices, place) {
  const links = choices.map((album) => link(album, place));
  if (nav.innerHTML === links.map(({outerHTML}) => outerHTML).join("")) return false;
  nav.replaceChildren(...links);
  return true;
}

/**
 * Offers the menu while the row of albums is longer than its room would be without the menu.
 * @param {HTMLElement} row
 * @param {HTMLElement} menu
 */
function offerMenu(row, menu) {
  menu.hidden = row.scrollWidth <= row.clientWidth + menu.offsetWidth;
}

/**
 * Brings the chosen album into view where the row of them is longer than the screen.
 * @param {HTMLElement} row
 */
function reveal(row) {
  const chosen = row.querySelector("[aria-current]");
  if (chosen) row.scrollTo({left: middle(chosen) - middle(row) + row.scrollLeft});
}

/**
 * @param {{ id: string | null, name: string, count: number }} album
 * @param {Place} place
 */
function link({id, name, count}, {exhibit, album}) {
  const made = document.createElement("a");
  made.href = formatPlace({exhibit, album: id, photo: null});
  made.append(element("bdi", name), " ", element("span", number(count)));
  if (id === album) made.setAttribute("aria-current", "page");
  return made;
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

/** @param {Element} element */
function middle(element) {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
}
