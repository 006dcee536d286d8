import {KIND_PHOTO_VIEWER, OPTION_SPEED, OPTION_TAP} from "../abi.js";
import {ViewerDriver} from "../driver/viewer/viewer-driver.js";

import {defineExhibit} from "./option-properties.js";
import {VitrineElement} from "./vitrine-element.js";

const OPTIONS = /** @type {const} */ ([OPTION_SPEED, OPTION_TAP]);

class PhotoViewer extends VitrineElement {
  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#viewer.decisions.openIndex;
  }

  /**
   * Closes the open photograph; `animated: false` at once.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.#viewer.close(options.animated ?? true);
  }

  get #viewer() {
    return /** @type {ViewerDriver} */ (this.driver);
  }
}

defineExhibit(PhotoViewer, {kind: KIND_PHOTO_VIEWER, options: OPTIONS, Driver: ViewerDriver});

/**
 * Photographs on the full screen, one beside the other. The one that is opened flies there from the page. A flick shows the
 * next photo; two fingers, a double tap, or a wheel with the control key zoom; and the one shown last can be thrown back.
 *
 * The exhibit that opens it says where the photograph is on the page, for as long as it is away. Its parts are also parts of the
 * exhibit.
 *
 * @fires vitrine-open - a photograph opens; if the page cancels it, the photograph does not open
 * @fires vitrine-close - the open photograph closes; if the page cancels it, the photograph stays open
 * @fires vitrine-load - a picture has loaded in the viewer
 * @fires vitrine-error - a picture in the viewer could not be loaded
 * @fires vitrine-change - the viewer shows another photograph; if the page cancels it, the viewer goes back to the one before
 * @fires vitrine-settle - the photograph has come to rest
 * @fires vitrine-drag-start - a drag or a pinch begins in the viewer
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen
 * @csspart backdrop - covers the page
 * @csspart photo - a photograph
 * @csspart beside - a photograph beside the current one
 * @csspart loading - a photograph that has been loading for 300 ms; a ring turns in its middle
 * @csspart page - the copy of an item's template
 * @csspart failed - a photograph that could not be loaded; it is loaded again when it opens again, or when the network is back
 * @csspart previous-photo - the button for the previous photograph
 * @csspart next-photo - the button for the next photograph
 * @csspart close - the button that closes the viewer
 * @csspart toolbar - contains what the page adds to the controls
 * @csspart details - contains what the page tells about the current photograph
 * @csspart caption - contains the two lines of the caption
 * @csspart caption-title - the first line
 * @csspart caption-detail - the second line
 * @cssprop --vitrine-backdrop - the colour behind the photographs
 * @cssprop --vitrine-ink - the colour of texts
 * @cssprop --vitrine-button-size - the side of its buttons; 44px without it
 */
export const VitrinePhotoViewer =
  /** @type {import('./option-properties.js').WithOptions<typeof PhotoViewer, typeof OPTIONS[number]['name']>} */ (
    /** @type {unknown} */ (PhotoViewer));
/** @typedef {InstanceType<typeof VitrinePhotoViewer>} VitrinePhotoViewer */
