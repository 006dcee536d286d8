// @ts-check
/** What there is to read on an open card, and to do. */

/** @typedef {import("./page-details.js").Details} Details */
/** @typedef {import("./page-listing.js").Item} Item */

/** No year, certificate or running time is longer; a sentence is. In characters. */
const longestFact = 16;

/**
 * The text of an open card besides its title, and its buttons. The text is the sidecar's; without one it names camera, lens
 * and exposure.
 * @param {Item} item
 * @param {Details | null} details
 */
export function cardLines(item, details) {
  const lines = details?.details ?? [];
  const [facts, words] = [lines.filter(isFact), lines.filter((line) => !isFact(line))];
  const camera = [details?.camera, details?.lens].filter(Boolean).join(", ");
  const quiet = lines.length ? facts : [camera, details?.exposure ?? ""].filter(Boolean);
  const links = (details?.links ?? []).map(({label, url}) => link(label, url));
  return [
    ...paragraph("card-facts", quiet.join(" · ")),
    ...paragraph("card-words", words.join(" ")),
    row([enlarge(item), ...links]),
  ];
}

/**
 * Whether a detail stands in the line of facts, as years, certificates and running times do. Sentences follow in a paragraph.
 * @param {string} line
 */
function isFact(line) {
  return line.length <= longestFact;
}

/** @param {Item} item */
function enlarge({id}) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.open = id;
  button.textContent = "Full screen";
  return button;
}

/**
 * @param {string} label
 * @param {string} url
 */
function link(label, url) {
  const made = document.createElement("a");
  made.href = url;
  made.rel = "noreferrer";
  made.target = "_blank";
  made.textContent = label;
  return made;
}

/** @param {HTMLElement[]} actions */
function row(actions) {
  const made = document.createElement("p");
  made.className = "card-actions";
  made.append(...actions);
  return made;
}

/**
 * One paragraph, or none without text.
 * @param {string} className
 * @param {string} text
 */
function paragraph(className, text) {
  if (!text) return [];
  const made = document.createElement("p");
  made.className = className;
  made.textContent = text;
  return [made];
}
