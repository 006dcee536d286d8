/**
 * Reports an error of the page's code, so that everything else goes on.
 * @param {() => void} action
 */
export function attempt(action) {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
