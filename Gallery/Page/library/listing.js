// @ts-check
/** Fetches `gallery.json`, which lists the photographs on pages of a thousand. */

import {albumsAddress, followSite, isPublished, listingAddress} from "./site.js";

/**
 * @typedef {object} Item one photograph
 * @property {string} id the same in every run of the server
 * @property {string} version changes with the file
 * @property {string} name of its file
 * @property {string} [title] of its sidecar. A server does not list it; see title.js
 * @property {string | null} album
 * @property {number} width in pixels, upright
 * @property {number} height in pixels, upright
 * @property {number[]} widths of its pictures in pixels, narrowest first
 * @property {string | null} taken ISO 8601 without a zone
 * @property {string | null} placeholder the average colour; null until the pictures are made
 * @property {string} [problem] the reason that the photograph is not shown completely
 */

/** @typedef {{ id: string, name: string, count: number, isTop?: boolean }} Album `isTop`: its photographs are in no folder */

/**
 * @typedef {object} Listing one page of `gallery.json`
 * @property {string} title
 * @property {number} revision
 * @property {boolean} complete false while the server reads the folder, and lists only a part of it
 * @property {Album[]} albums the first hundred, and the one that the page belongs to
 * @property {number} albumsTotal the number of albums
 * @property {number} photographs the number of photographs in all albums
 * @property {string[]} types endings of file names, best first
 * @property {string} picture the address of a picture, with `{id}`, `{width}`, `{type}` and `{version}` as placeholders
 * @property {string | null} region the address of a part of a photograph that has no picture with all its pixels, with `{left}`,
 *   `{top}`, `{width}` and `{height}` as placeholders, too; null if there are no such pictures
 * @property {string | null} preview the address of the camera's own preview, which exists before the pictures are made; null if all
 *   of them are made
 * @property {Item[]} items
 * @property {number} total the number of photographs in the album or the collection
 * @property {{ name: string, reason: string }[]} skipped the first thousand files that are not shown
 * @property {number} skippedTotal the number of files and folders that are not shown
 * @property {number} skippedFolders the number of folders among them
 * @property {number} videos the number of videos, which are not shown
 * @property {number | null} next the number of the next page
 */

/** The number of items on one page. */
export const pageSize = 1000;

/** The server does not answer, or answers with an error. */
export class Unreachable extends Error {}

/** The server does not know the token of this page. It has been started again, and has another one. */
class Refused extends Unreachable {}

/** @typedef {"reached" | "lost" | "refused"} ConnectionState */

/**
 * Ignores that the server cannot be reached, because the connection reports it. Throws any other error.
 * @param {unknown} error
 */
export function ignoreUnreachable(error) {
  if (!(error instanceof Unreachable)) throw error;
}

/**
 * Returns the state of the connection after a request has failed. Throws an error of another kind.
 * @param {unknown} error
 * @returns {ConnectionState}
 */
export function stateAfter(error) {
  ignoreUnreachable(error);
  return error instanceof Refused ? "refused" : "lost";
}

/**
 * Returns the pages that contain a range of items.
 * @param {number} first
 * @param {number} last
 */
export function pagesOf(first, last) {
  const start = Math.floor(first / pageSize);
  const end = Math.floor(last / pageSize);
  return Array.from({length: Math.max(0, end - start + 1)}, (_, offset) => start + offset);
}

/**
 * Fetches one page of an album, or of all photographs. An album that does not exist is empty.
 * @param {string | null} album
 * @param {number} page counted from 0
 * @returns {Promise<Listing>}
 * @throws {Unreachable}
 */
export async function fetchListing(album, page) {
  const address = listingAddress(album, page);
  const response = await fetch(address).catch(() => null);
  if (album && isMissing(response)) {
    await followSite();
    return {...(await fetchListing(null, 0)), items: [], total: 0, next: null};
  }
  return readAnswer(address, response);
}

/**
 * Fetches all albums.
 * @returns {Promise<Album[]>}
 * @throws {Unreachable}
 */
export async function fetchAlbums() {
  return (await readAnswer(albumsAddress, await fetch(albumsAddress).catch(() => null))).albums;
}

/**
 * Returns whether a server has no such file. Some servers of files answer with a page instead.
 * @param {Response | null} response
 */
function isMissing(response) {
  const isPage = isPublished && response?.headers.get("content-type")?.startsWith("text/html");
  return response?.status === 404 || (response?.ok && isPage);
}

/**
 * @param {string} address
 * @param {Response | null} response
 * @throws {Unreachable}
 */
async function readAnswer(address, response) {
  if (response?.status === 403 && !isPublished) throw new Refused(address);
  if (response && (!response.ok || isMissing(response))) await followSite();
  if (!response?.ok) throw new Unreachable(`${address}: ${response?.status ?? "no answer"}`);
  const answer = await response.json().catch(() => null);
  // A gateway may answer with a page of its own, and an answer may break off.
  if (!answer) throw new Unreachable(`${address}: no JSON`);
  return answer;
}
