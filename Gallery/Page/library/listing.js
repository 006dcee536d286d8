// @ts-check
/** Fetches `gallery.json`, which lists the photographs on pages of a thousand. */

import {wordsOf} from "../base/address.js";

import {findOnSite} from "./search.js";
import {albumsAddress, followSite, isPublished, listingAddress, pageSize, textsAddress} from "./site.js";
import {inEnglish} from "./words.js";

/**
 * @typedef {object} Item one photograph
 * @property {string} id the same in every run of the server
 * @property {string} version changes with the file
 * @property {string} name of its file
 * @property {string} [title] that somebody has given it
 * @property {string | null} album
 * @property {string} [folder] the path of its folder; none for the shown folder itself
 * @property {number} width in pixels, upright
 * @property {number} height in pixels, upright
 * @property {number[]} widths of its pictures in pixels, narrowest first
 * @property {string | null} taken ISO 8601 without a zone
 * @property {string | null} placeholder the average colour; null until the pictures are made
 * @property {string} [video] the ending of the address of a video
 * @property {number} [seconds] the duration of a video, if it is known
 * @property {string} [motion] the version of the short video that belongs to the photograph
 * @property {string} [animation] the ending of the address of a photograph that moves
 * @property {string} [problem] the reason that the photograph is not shown completely
 */

/**
 * @typedef {object} Album the photographs in a folder, at any depth, or those that are in no folder
 * @property {string} id
 * @property {string} name
 * @property {number} count the number of photographs
 * @property {number} folders the number of folders directly in it
 * @property {Cover} cover its first photograph
 */

/** @typedef {Pick<Item, "id" | "version" | "widths" | "placeholder">} Cover */

/**
 * @typedef {object} SectionCounts the photographs of each day, or of each first letter, in order
 * @property {"day" | "month" | "year" | "letter"} [unit] of headings; none if they would say nothing
 * @property {(string | null)[]} keys days, such as "2020-06-08", or letters; null for photographs without a date
 * @property {number[]} counts the numbers of photographs
 */

/**
 * @typedef {object} Listing one page of `gallery.json`
 * @property {string} title
 * @property {number} revision
 * @property {boolean} complete false while the server reads the folder, and lists only a part of it
 * @property {Album[]} albums the first hundred in the album that is shown, or beside it if there are none in it
 * @property {number} albumsTotal the number of albums there
 * @property {Album[]} path the albums around the one that is shown, the outermost first, and that one itself
 * @property {number} photographs the number of photographs in the collection
 * @property {boolean} downloads whether files are offered
 * @property {string[]} types endings of file names, best first
 * @property {string} picture the address of a picture, with `{id}`, `{width}`, `{type}` and `{version}` as placeholders
 * @property {string | null} region the address of a part of a photograph that has no picture with all its pixels, with `{left}`,
 *   `{top}`, `{width}` and `{height}` as placeholders, too; null if there are no such pictures
 * @property {string | null} preview the address of the camera's own preview, which exists before the pictures are made; null if all
 *   of them are made
 * @property {string} video the address of a video, with `{id}`, `{type}` and `{version}` as placeholders
 * @property {Item[]} items
 * @property {number} total the number of photographs in this part of the collection
 * @property {SectionCounts} [sections] of all pages; only on the first one
 * @property {{ name: string, reason: string }[]} skipped the first thousand files that are not shown
 * @property {number} skippedTotal the number of files and folders that are not shown
 * @property {number} skippedFolders the number of folders among them
 * @property {number} videos the number of videos that are not shown, because no browser plays their format
 * @property {number | null} next the number of the next page
 */

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
 * Fetches one page of a part of the collection, or of all photographs. An album that does not exist is empty.
 * @param {string | null} part
 * @param {number} page counted from 0
 * @returns {Promise<Listing>}
 * @throws {Unreachable}
 */
export async function fetchListing(part, page) {
  if (isPublished && wordsOf(part))
    return findOnSite(
      inEnglish(wordsOf(part)), page, (number) => fetchListing(null, number), () => fetchJSON(textsAddress));
  const address = listingAddress(part, page);
  const response = await fetch(address).catch(() => null);
  if (part && isMissing(response)) {
    await followSite();
    return {...(await fetchListing(null, 0)), items: [], total: 0, sections: {keys: [], counts: []}, next: null};
  }
  return readAnswer(address, response);
}

/**
 * Fetches all albums in an album.
 * @param {string | null} album null for those that are in no other one
 * @returns {Promise<Album[]>}
 * @throws {Unreachable}
 */
export async function fetchAlbums(album) {
  return (await fetchJSON(albumsAddress(album))).albums;
}

/**
 * @param {string} address
 * @throws {Unreachable}
 */
async function fetchJSON(address) {
  return readAnswer(address, await fetch(address).catch(() => null));
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
