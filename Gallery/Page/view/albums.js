// @ts-check
/** Links in a row above the exhibit: to all photographs of a folder, and to the folders in it. */

import {formatRoute} from "../base/address.js";
import {find, setLinks} from "../base/find.js";
import {formatNumber} from "../base/text.js";

/** @typedef {import("../base/address.js").Route} Route */
/** @typedef {import("../library/listing.js").Album} Album */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** Keeps the focused link of the row in view. Browsers do not scroll there if a part of it is visible. */
export function watchAlbums() {
  find("albums").addEventListener("focusin", ({target}) => {
    if (target instanceof Element) target.scrollIntoView({inline: "nearest", block: "nearest"});
  });
}

/**
 * Returns the album whose albums a listing names: the one that is shown, or the one around it if there are none in it.
 * @param {Listing} listing
 * @returns {Album | undefined} undefined for all photographs
 */
export function albumAround({path}) {
  return path.filter(({folders}) => folders > 0).pop();
}

/**
 * Whether there are folders to choose from.
 * @param {Listing} listing
 */
export function hasAlbums({albums, albumsTotal, path}) {
  return albumsTotal > 1 || [...albums, ...path].some(({folders}) => folders > 0);
}

/**
 * Shows the albums and marks the current one. Without a choice there are no links. If they are the same as before, the elements stay,
 * and keep focus.
 * @param {Listing} listing
 * @param {Route} route
 */
export function renderAlbums(listing, route) {
  const around = albumAround(listing);
  const all = {id: around?.id ?? null, name: "All", count: around?.count ?? listing.photographs, folders: 1};
  const links = hasAlbums(listing) ? [all, ...listing.albums].map((album) => makeLink(album, route)) : [];
  if (find("albums").innerHTML === links.map(({outerHTML}) => outerHTML).join("")) return;
  setLinks("albums", links);
  showCurrentAlbum();
}

/** Scrolls the row to the current album. The row is narrower beside a longer title. */
export function showCurrentAlbum() {
  const row = find("albums");
  const current = row.querySelector("[aria-current]");
  if (current) row.scrollTo({left: centerOf(current) - centerOf(row) + row.scrollLeft});
}

/**
 * Returns the address of an album. In the view of the folders, an album without folders is shown in the grid.
 * @param {{ id: string | null, folders: number }} album
 * @param {string} exhibit
 */
export function albumAddress({id, folders}, exhibit) {
  const shown = exhibit === "folders" && folders === 0 ? "grid" : exhibit;
  return formatRoute({exhibit: shown, part: id && `album/${id}`, photo: null});
}

/**
 * @param {{ id: string | null, name: string, count: number, folders: number }} album
 * @param {Route} route
 */
function makeLink(album, {exhibit, part}) {
  const link = document.createElement("a");
  link.href = albumAddress(album, exhibit);
  link.append(makeElement("bdi", album.name), " ", makeElement("span", formatNumber(album.count)));
  if ((album.id && `album/${album.id}`) === part) link.setAttribute("aria-current", "page");
  return link;
}

/**
 * @param {string} name
 * @param {string} text
 */
export function makeElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** @param {Element} element */
function centerOf(element) {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
}
