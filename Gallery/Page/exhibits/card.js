// @ts-check
/** The text and the buttons of an open card. */

/** @typedef {import("../library/details.js").Details} Details */
/** @typedef {import("../library/listing.js").Item} Item */

/** The length of the longest fact, in characters. Years, certificates and running times are shorter; sentences are longer. */
const longestFact = 16;

/**
 * Returns the text of an open card below its title, and its buttons. Without a sidecar, the text names the camera, the lens,
 * the exposure, and where the date was found.
 * @param {Item} item
 * @param {Details | null} details
 */
export function cardLines(item, details) {
  const lines = details?.details ?? [];
  const [facts, sentences] = [lines.filter(isFact), lines.filter((line) => !isFact(line))];
  const camera = [details?.camera, details?.lens].filter(Boolean).join(", ");
  const summary = lines.length ? facts : [camera, details?.exposure ?? "", dateSource(details)].filter(Boolean);
  const links = (details?.links ?? []).map(({label, url}) => makeLink(label, url));
  return [
    ...makeParagraph("card-facts", summary.join(" · ")),
    ...makeParagraph("card-words", [...sentences, details?.caption].filter(Boolean).join(" ")),
    actionRow([fullScreenButton(item), ...links]),
  ];
}

/**
 * Returns where the date of a photograph was found.
 * @param {Details | null} details
 * @example dateSource({takenFrom: "file name", …}) // "Date from file name"
 */
export function dateSource(details) {
  return details?.takenFrom ? `Date from ${details.takenFrom}` : "";
}

/**
 * Whether a detail belongs to the line of facts. Sentences belong to the paragraph below it.
 * @param {string} line
 */
function isFact(line) {
  return line.length <= longestFact;
}

/** @param {Item} item */
function fullScreenButton({id}) {
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
function makeLink(label, url) {
  const link = document.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  link.target = "_blank";
  link.textContent = label;
  return link;
}

/** @param {HTMLElement[]} actions */
function actionRow(actions) {
  const paragraph = document.createElement("p");
  paragraph.className = "card-actions";
  paragraph.append(...actions);
  return paragraph;
}

/**
 * Returns one paragraph, or none if the text is empty.
 * @param {string} className
 * @param {string} text
 */
function makeParagraph(className, text) {
  if (!text) return [];
  const paragraph = document.createElement("p");
  paragraph.className = className;
  paragraph.textContent = text;
  return [paragraph];
}
