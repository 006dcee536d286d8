// @ts-check
/** The full screen of the browser. */

/** Whether the browser has a full screen for pages. Phones of Apple have none. */
export const hasFullScreen = document.fullscreenEnabled;

/** Begins or ends the full screen. The system may refuse it. */
export function toggleFullScreen() {
  const {documentElement, fullscreenElement} = document;
  const change = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen();
  change.catch(() => {});
}
