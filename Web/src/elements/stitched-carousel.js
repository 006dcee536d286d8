import {KIND_STITCHED} from "../abi.js";
import {ROW_SIZES, StitchedDriver} from "../driver/exhibits/stitched-driver.js";

import {defineExhibit} from "./option-properties.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

const OPTIONS = /** @type {const} */ ([...STRIP_OPTIONS, ...ROW_SIZES]);

class StitchedCarousel extends StripElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "stitched"];
  }

  /** Whether it is stitched together, or will be; mirrors the attribute. Assigning is without animation. */
  get stitched() {
    return this.hasAttribute("stitched");
  }

  set stitched(isStitched) {
    this.toggleAttribute("stitched", isStitched);
  }

  /**
   * Closes the gaps.
   * @param {{ animated?: boolean }} options
   */
  stitch(options = {}) {
    this.#row.whenReady(() => this.#row.stitch(true, options.animated ?? true));
  }

  /**
   * Opens the gaps.
   * @param {{ animated?: boolean }} options
   */
  unstitch(options = {}) {
    this.#row.whenReady(() => this.#row.stitch(false, options.animated ?? true));
  }

  get #row() {
    return /** @type {StitchedDriver} */ (this.driver);
  }
}

defineExhibit(
  StitchedCarousel,
  {kind: KIND_STITCHED, options: OPTIONS, Driver: StitchedDriver, Viewer: VIEWER ? VitrinePhotoViewer : undefined});

/**
 * A row of photographs of any ratios, each as high as the row. Two fingers that close stitch them into one strip without
 * gaps, and two that spread unstitch them. A tap opens one in the viewer.
 *
 * ```html
 * <vitrine-stitched-carousel label="The quay">
 *   <a href="left.jpg"><img src="left-600.jpg" width="600" height="400" alt="Warehouses"></a>
 *   <img src="middle-600.jpg" width="600" height="800" alt="The crane">
 * </vitrine-stitched-carousel>
 * ```
 *
 * @attr {boolean} stitched - whether the row is stitched together, or will be
 * @fires vitrine-stitch - the row is stitched or unstitched
 * @csspart stitch - the button that stitches and unstitches the row
 */
export const VitrineStitchedCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof StitchedCarousel, typeof OPTIONS[number]['name']>} */ (
    /** @type {unknown} */ (StitchedCarousel));
/** @typedef {InstanceType<typeof VitrineStitchedCarousel>} VitrineStitchedCarousel */
