// @ts-check
/** The details of photographs, fetched once for each version. */

/**
 * @typedef {object} Details unknown values are missing
 * @property {string} [title] from the sidecar
 * @property {string} name of the file
 * @property {number} width in pixels, upright
 * @property {number} height in pixels, upright
 * @property {number[]} widths of its pictures in pixels, narrowest first
 * @property {string} [taken] ISO 8601
 * @property {string} [camera]
 * @property {string} [lens]
 * @property {string} [exposure] such as "1/125 s, f/2.8, ISO 200, 35 mm"
 * @property {string[]} details lines of the sidecar
 * @property {string} [still] the id of the photograph that the open card shows instead
 * @property {{ label: string, url: string }[]} links to http or https addresses
 */

/** @type {Map<string, Promise<Details | null>>} by the id and the version of a photograph */
const cache = new Map();

/**
 * Returns the details of a photograph, or null if the server does not send them. The next call then fetches them again.
 * @param {{ id: string, version: string }} item
 * @returns {Promise<Details | null>}
 */
export function detailsOf({id, version}) {
  const key = `${id} ${version}`;
  const details = cache.get(key) ?? fetchDetails(id, key);
  cache.set(key, details);
  return details;
}

/**
 * @param {string} id
 * @param {string} key in the cache
 */
async function fetchDetails(id, key) {
  const response = await fetch(`details/${encodeURIComponent(id)}.json`).catch(() => null);
  // An answer may break off, and a gateway may answer with a page of its own.
  const details = response?.ok ? await response.json().catch(() => null) : null;
  if (!details) cache.delete(key);
  return details;
}
