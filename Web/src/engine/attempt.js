/**
 * Reports an error of the page's code, so that everything else goes on. Returns whether there was none.
 * @param {() => void} action
 */
export function attempt(action) {
  try {
    action();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
