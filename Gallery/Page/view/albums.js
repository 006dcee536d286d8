// @ts-check
/** Links to all photographs and to the first albums, in a row above the exhibit. If that is too long, a menu has all albums. */

import {formatRoute} from "../base/address.js";
import {find} from "../base/find.js";
import {closeAutomatically} from "../base/panel.js";
import {formatNumber} from "../base/text.js";
import {fetchAlbums, ignoreUnreachable} from "../library/listing.js";

/** @typedef {import("../base/address.js").Route} Route */
/** @typedef {import("../library/listing.js").Album} Album */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** @type {{ listing: Listing, route: Route } | null} what the row shows */
let shown = null;

/** Shows the menu while the row is too long, and closes it when an album is chosen. */
export function watchAlbums() {
  const [row, menu] = [find("albums"), find("all-albums")];
  new ResizeObserver(() => updateMenu(row, menu)).observe(row);
  // Browsers do not scroll a focused link into view if a part of it is visible.
  row.addEventListener("focusin", ({target}) => {
    if (target instanceof Element) target.scrollIntoView({inline: "nearest", block: "nearest"});
  });
  closeAutomatically(menu);
  menu.addEventListener("toggle", fillMenu);
  menu.addEventListener("click", ({target}) => {
    if (target instanceof Element && target.closest("a")) menu.removeAttribute("open");
  });
}

/**
 * Shows the albums and marks the current one. With fewer than two albums there are no links.
 * @param {Listing} listing
 * @param {Route} route
 */
export function renderAlbums(listing, route) {
  shown = {listing, route};
  const [row, menu] = [find("albums"), find("all-albums")];
  if (fill(row, listing.albums, shown)) scrollToCurrent(row);
  updateMenu(row, menu);
  fillMenu();
}

/** Fills the menu when it is open. Thousands of links take a while, and few people open it. */
async function fillMenu() {
  const before = shown;
  if (!before || !find("all-albums").hasAttribute("open")) return;
  const {albums, albumsTotal} = before.listing;
  const all = albums.length < albumsTotal ? await fetchAlbums().catch(ignoreUnreachable) : albums;
  if (all && shown === before) fill(find("album-list"), all, before);
}

/**
 * Fills an element with a link for each album. If the links are the same as before, the elements stay, and keep focus.
 * @param {HTMLElement} nav
 * @param {Album[]} albums
 * @param {{ listing: Listing, route: Route }} shown
 * @returns {boolean} whether the links have changed
 */
function fill(nav, albums, {listing, route}) {
  const all = {id: null, name: "All", count: listing.photographs};
  const choices = albums.length > 1 ? [all, ...albums] : [];
  const links = choices.map((album) => makeLink(album, route));
  if (nav.innerHTML === links.map(({outerHTML}) => outerHTML).join("")) return false;
  nav.replaceChildren(...links);
  return true;
}

/**
 * Shows the menu if the row of albums would not fit without the menu, or if it does not have all of them.
 * @param {HTMLElement} row
 * @param {HTMLElement} menu
 */
function updateMenu(row, menu) {
  const hasAll = !shown || shown.listing.albums.length === shown.listing.albumsTotal;
  menu.hidden = hasAll && row.scrollWidth <= row.clientWidth + menu.offsetWidth;
}

/**
 * Scrolls the row until the current album is in the middle.
 * @param {HTMLElement} row
 */
function scrollToCurrent(row) {
  const current = row.querySelector("[aria-current]");
  if (current) row.scrollTo({left: centerOf(current) - centerOf(row) + row.scrollLeft});
}

/**
 * @param {{ id: string | null, name: string, count: number }} album
 * @param {Route} route
 */
function makeLink({id, name, count}, {exhibit, album}) {
  const link = document.createElement("a");
  link.href = formatRoute({exhibit, album: id, photo: null});
  link.append(makeElement("bdi", name), " ", makeElement("span", formatNumber(count)));
  if (id === album) link.setAttribute("aria-current", "page");
  return link;
}

/**
 * @param {string} name
 * @param {string} text
 */
function makeElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** @param {Element} element */
function centerOf(element) {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
}
