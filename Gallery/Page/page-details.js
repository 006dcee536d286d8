// @ts-check
/** What there is to tell about a photograph, asked for when it is about to be seen, and once. */

/**
 * @typedef {object} Details what is not known is missing
 * @property {string} [title] the sidecar's
 * @property {string} name the file's
 * @property {number} width in pixels, as seen upright
 * @property {number} height in pixels, as seen upright
 * @property {string} [taken] ISO 8601
 * @property {string} [camera]
 * @property {string} [lens]
 * @property {string} [exposure] such as "1/125 s, f/2.8, ISO 200, 35 mm"
 * @property {string[]} details the sidecar's lines
 * @property {string} [still] the id of the photograph to show in place of this one when its card opens
 * @property {{ label: string, url: string }[]} links to pages elsewhere, http or https
 */

/** @type {Map<string, Promise<Details | null>>} */
const known = new Map();

/**
 * The details of a photograph; null when the server has none, or is away: then they are asked for again the next time.
 * @param {string} id
 * @returns {Promise<Details | null>}
 */
export function detailsOf(id) {
  const asked = known.get(id) ?? ask(id);
  known.set(id, asked);
  return asked;
}

/** @param {string} id */
async function ask(id) {
  const response = await fetch(`details/${encodeURIComponent(id)}.json`).catch(() => null);
  if (response?.ok) return response.json();
  known.delete(id);
  return null;
}
