/**
 * The styles of the shadow trees. Made once, when the first element of a kind is, and shared by all of them.
 *
 * @param {string} text
 */
export function sheet(text) {
  /** @type {CSSStyleSheet | undefined} */
  let made;
  return () => {
    if (!made) (made = new CSSStyleSheet()).replaceSync(text);
    return made;
  };
}
