// @ts-check
/** Whether the command serves the page, or the page is a published site of files; and where the descriptions of photographs are. */

import {splitPart} from "../base/address.js";

import {inEnglish} from "./words.js";

/** The folder of the data of a published site, relative to the page; undefined if the command serves the page. */
const {published} = document.documentElement.dataset;

/** Whether the page is a published site: there are no events, and only a new page has other data. */
export const isPublished = published !== undefined;

/** The number of photographs on one page of the listing. */
export const pageSize = 1000;

const folder = isPublished ? `${published}/` : "";

/** The data for which the page was loaded again, so that a cache with an old page is asked only once. */
const followedKey = "vitrine-followed";

/**
 * Returns the address of one page of a part of the collection, or of all photographs. A published site has no pages of a search.
 * @param {string | null} part
 * @param {number} page counted from 0
 */
export function listingAddress(part, page) {
  const [kind, name] = part ? splitPart(part) : [];
  if (isPublished) return `${folder}gallery/${name ? `${encodeURIComponent(name)}/` : ""}${page}.json`;
  const value = kind === "search" ? inEnglish(name) : name;
  return `gallery.json?${new URLSearchParams({page: String(page), ...(kind ? {[kind]: value} : {})})}`;
}

/** The address of the texts of all photographs of a published site. */
export const textsAddress = `${folder}search.json`;

/**
 * Returns the address of the list of albums in an album.
 * @param {string | null} album null for those that are in no other one
 */
export function albumsAddress(album) {
  if (!album) return `${folder}albums.json`;
  return isPublished ? `${folder}albums/${encodeURIComponent(album)}.json` :
                       `albums.json?${new URLSearchParams({album})}`;
}

/**
 * Returns the address of the details of a photograph.
 * @param {string} id
 */
export function detailsAddress(id) {
  return `${folder}details/${encodeURIComponent(id)}.json`;
}

/**
 * Loads the page again if the site has been published anew since then, because its data are in another folder now. Call it when
 * data could not be loaded. It does not return before the new page comes.
 */
export async function followSite() {
  if (!isPublished) return;
  const page = await fetch(location.pathname, {cache: "reload"}).then((answer) => answer.text(), () => "");
  const now = /data-published="([^"]*)"/.exec(page)?.[1];
  if (!now || now === published || hasFollowed(now)) return;
  location.reload();
  await new Promise(() => {});
}

/**
 * Returns whether the page was loaded again for these data before, and remembers them. A browser may forbid to remember anything.
 * @param {string} data
 */
function hasFollowed(data) {
  try {
    const hasFollowed = sessionStorage.getItem(followedKey) === data;
    sessionStorage.setItem(followedKey, data);
    return hasFollowed;
  } catch {
    return true;
  }
}
