// @ts-check
/** The list of the files that are not shown. */

import {find, setText} from "../base/find.js";
import {formatCount} from "../base/text.js";

/** @typedef {import("../library/listing.js").Listing} Listing */

/**
 * Shows how many files and folders are not shown, and their reasons. Hides the list if there are none.
 * @param {Listing} listing
 */
export function showSkipped({skipped, skippedTotal, skippedFolders, videos}) {
  find("skipped").hidden = skippedTotal + videos === 0;
  const files = skippedTotal - skippedFolders + videos;
  const counts = [files && formatCount(files, "file"), skippedFolders && formatCount(skippedFolders, "folder")];
  setText("skipped-summary", `${counts.filter(Boolean).join(" and ")} not shown`);
  const lines = skipped.map(({name, reason}) => makeLine(name, reason));
  const rest = skippedTotal - skipped.length;
  if (rest > 0) lines.push(makeLine(formatCount(rest, "more file"), "not listed here"));
  if (videos > 0) lines.unshift(makeLine(formatCount(videos, "video"), "browsers play only MP4, MOV and WebM"));
  find("skipped-files").replaceChildren(...lines);
}

/**
 * @param {string} name
 * @param {string} reason
 */
function makeLine(name, reason) {
  const line = document.createElement("li");
  const file = document.createElement("bdi");
  file.textContent = name;
  line.append(file, `: ${reason}`);
  return line;
}
