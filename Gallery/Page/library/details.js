// @ts-check
/** The details of photographs, fetched once for each revision of the listing. */

import {detailsAddress, followSite} from "./site.js";

/**
 * @typedef {object} Details unknown values are missing
 * @property {string} [title] from the sidecar or the metadata
 * @property {string} [caption] from the metadata
 * @property {string[]} keywords from the metadata
 * @property {string} name of the file
 * @property {string} folder the path of its folder; empty for the shown folder itself
 * @property {number} bytes of the file
 * @property {string} version changes with the file
 * @property {number} width in pixels, upright
 * @property {number} height in pixels, upright
 * @property {number[]} widths of its pictures in pixels, narrowest first
 * @property {string} [taken] ISO 8601
 * @property {string} [takenFrom] where the date was found, such as "EXIF" or "file name"
 * @property {string} [fileDate] ISO 8601; the date of the file's last change, only without `taken`
 * @property {{ latitude: number, longitude: number }} [position] in degrees, if the command keeps it
 * @property {string} [original] the last part of the address of the file, if it is offered
 * @property {string} [withheld] the reason that the file is not offered, in one clause
 * @property {string} [problem] the reason that the photograph is not shown completely
 * @property {string} [camera]
 * @property {string} [lens]
 * @property {string} [exposure] such as "1/125 s, f/2.8, ISO 200, 35 mm"
 * @property {string[]} details lines of the sidecar
 * @property {string} [still] the id of the photograph that the open card shows instead
 * @property {{ label: string, url: string }[]} links to http or https addresses
 */

/** @type {Map<string, Promise<Details | null>>} by the id of a photograph */
const cache = new Map();

/** The revision of the details in the cache. */
let cachedRevision = -1;

/**
 * Returns the details of a photograph, or null if the server does not send them. The next call then fetches them again.
 * @param {string} id
 * @param {number} revision of the listing. It grows also when only a sidecar changes.
 * @returns {Promise<Details | null>}
 */
export function detailsOf(id, revision) {
  if (revision !== cachedRevision) cache.clear();
  cachedRevision = revision;
  const details = cache.get(id) ?? fetchDetails(id);
  cache.set(id, details);
  return details;
}

/** @param {string} id */
async function fetchDetails(id) {
  const response = await fetch(detailsAddress(id)).catch(() => null);
  // An answer may break off, and a gateway may answer with a page of its own.
  const details = response?.ok ? await response.json().catch(() => null) : null;
  if (!details) cache.delete(id);
  if (!details && response) await followSite();
  return details;
}
