/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Returns the style sheet of a text, which all elements of a page share.
 * @param {string} text
 */
export function styleSheet(text) {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
