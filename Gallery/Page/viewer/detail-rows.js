// @ts-check
/** The details of a photograph as rows: a name and a value. */

import {formatDay, formatNumber, sentence} from "../base/text.js";

/** @typedef {import("../library/details.js").Details} Details */

const sizes = new Intl.NumberFormat("en", {maximumSignificantDigits: 3});
const megapixels = new Intl.NumberFormat("en", {maximumSignificantDigits: 2});
const units = ["bytes", "kB", "MB", "GB"];

/**
 * Returns the rows of a photograph. Unknown details have none.
 * @param {Details} details
 * @returns {[name: string, value: string | HTMLElement][]}
 */
export function detailRows(details) {
  const {taken, takenFrom, fileDate, camera, lens, exposure, width, height, name, folder, keywords} = details;
  const pixels = width * height / 1e6;
  const rows = /** @type {[string, string | HTMLElement | undefined][]} */ ([
    ["Date", [formatMoment(taken), takenFrom && `from ${takenFrom}`].filter(Boolean).join(", ")],
    ["Date of the file", formatMoment(fileDate)],
    ["Camera", camera],
    ["Lens", lens],
    ["Exposure", exposure],
    [
      "Dimensions",
      `${formatNumber(width)} × ${formatNumber(height)}` +
        (pixels < 0.1 ? "" : ` (${megapixels.format(pixels)} megapixels)`)
    ],
    ["File", name],
    ["Size", formatBytes(details.bytes)],
    ["Folder", folder],
    ["Keywords", keywords.join(", ")],
    ["Place", details.position && placeLink(details.position)],
    ["Original", details.withheld && `Not offered: ${details.withheld}`],
    ["Problem", sentence(details.problem)],
  ]);
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/**
 * Formats a date with its time, and with its offset from UTC if that is known.
 * @param {string | undefined} date ISO 8601
 * @example formatMoment("2020-06-08T14:03:22+02:00") // "June 8, 2020, 14:03 (UTC+02:00)"
 */
export function formatMoment(date) {
  const day = formatDay(date);
  const [, time, offset] = /T(\d\d:\d\d).*?([+-]\d\d:\d\d)?$/.exec(date ?? "") ?? [];
  return [day, day && time].filter(Boolean).join(", ") + (day && offset ? ` (UTC${offset})` : "");
}

/**
 * Formats a number of bytes with three digits.
 * @param {number} bytes
 * @example formatBytes(4_321_000) // "4.32 MB"
 */
export function formatBytes(bytes) {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${sizes.format(bytes / 1000 ** power)} ${units[power]}`;
}

/**
 * Returns a link to a place, which opens in the reader's own program of maps. No service learns of it before.
 * @param {{ latitude: number, longitude: number }} position in degrees
 */
function placeLink({latitude, longitude}) {
  const link = document.createElement("a");
  link.href = `geo:${latitude},${longitude}`;
  link.textContent =
    `${Math.abs(latitude)}° ${latitude < 0 ? "S" : "N"}, ${Math.abs(longitude)}° ${longitude < 0 ? "W" : "E"}`;
  return link;
}
