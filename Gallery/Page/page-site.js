// @ts-check
/** Whether the command serves the page, or the page is a published site of files. */

/** Whether the page is a published site: nothing in it changes, and there are no events. */
export const isPublished = document.documentElement.dataset.published !== undefined;

/** The folder of the files that describe the photographs, relative to the page. */
const folder = isPublished ? `${document.documentElement.dataset.published}/` : "";

/**
 * Returns the address of one page of an album, or of all photographs.
 * @param {string | null} album
 * @param {number} page counted from 0
 */
export function listingAddress(album, page) {
  if (isPublished) return `${folder}gallery/${album ? `${encodeURIComponent(album)}/` : ""}${page}.json`;
  return `gallery.json?${new URLSearchParams({page: String(page), ...(album ? {album} : {})})}`;
}

/** The address of the list of all albums. */
export const albumsAddress = `${folder}albums.json`;

/**
 * Returns the address of the details of a photograph.
 * @param {string} id
 */
export function detailsAddress(id) {
  return `${folder}details/${encodeURIComponent(id)}.json`;
}
