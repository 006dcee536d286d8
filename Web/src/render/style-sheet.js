/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Returns the style sheet of a text, which all elements of a page share.
 * @param {string} text
 */
export function styleSheet(text) {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheets.set(text, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(text);
  }
  return sheet;
}
