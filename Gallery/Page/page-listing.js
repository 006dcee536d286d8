// @ts-check
/** What `gallery.json` tells, one page of it at a time. */

/**
 * @typedef {object} Item one photograph
 * @property {string} id stable across runs
 * @property {string} name
 * @property {string | null} album
 * @property {number} width in pixels, as seen upright
 * @property {number} height in pixels, as seen upright
 * @property {string | null} taken ISO 8601 without a zone
 * @property {string | null} placeholder a colour for the time before the picture is there; null: not yet made
 * @property {string} [problem] why it is not, or not wholly, shown, in one clause
 */

/** @typedef {{ id: string, name: string, count: number }} Album */

/**
 * @typedef {object} Listing one page of `gallery.json`
 * @property {string} title
 * @property {number} revision
 * @property {Album[]} albums
 * @property {number[]} widths in pixels, the pictures' ladder
 * @property {number} preview the width at which there is something before the picture is made
 * @property {string[]} types file name endings, the best first
 * @property {string} picture the address of a picture with `{id}`, `{width}` and `{type}` in it
 * @property {Item[]} items
 * @property {number} total photographs in the album, or in all
 * @property {{ name: string, reason: string }[]} skipped files that are not shown, the first thousand of them
 * @property {number} skippedTotal how many files are not shown
 * @property {number} videos how many videos there are, which are not shown
 * @property {number | null} next the next page
 */

/** The server does not answer, or not with what was asked for. */
export class Unreachable extends Error {}

/**
 * Passes over the server's absence, which the connection tells, and over nothing else.
 * @param {unknown} error
 */
export function passOverAbsence(error) {
  if (!(error instanceof Unreachable)) throw error;
}

/**
 * Fetches one page of an album, or of everything. An album that there is none of is empty.
 * @param {string | null} album
 * @param {number} page from 0
 * @returns {Promise<Listing>}
 * @throws {Unreachable}
 */
export async function fetchListing(album, page) {
  const query = new URLSearchParams({page: String(page), ...(album ? {album} : {})});
  const address = `gallery.json?${query}`;
  const response = await fetch(address).catch(() => null);
  if (response?.status === 404 && album) return {...(await fetchListing(null, 0)), items: [], total: 0, next: null};
  if (!response?.ok) throw new Unreachable(`${address}: ${response?.status ?? "no answer"}`);
  return response.json();
}
