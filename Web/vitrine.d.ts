// The types of the package: its elements, and what a page that uses them can look up and listen to by name.
import type {
  VitrineCarousel,
  VitrineExpandingCarousel,
  VitrinePhotoGrid,
  VitrinePhotoViewer,
  VitrineStitchedCarousel,
} from "./types/entry/vitrine.js";

export * from "./types/entry/vitrine.js";
export type {Items} from "./types/items/collection.js";
export type {Stop} from "./types/engine/effect-stops.js";
export type {Strings} from "./types/a11y/strings.js";

/** What the elements tell, by the names of their events. */
export interface VitrineEventMap {
  /** It is on its way to another item, or the viewer to another photograph: once for each decision. */
  "vitrine-change": CustomEvent<{index: number}>;
  /** It has come to rest; of a viewer, `isOpen` says how. */
  "vitrine-settle": CustomEvent<{index: number; isOpen?: boolean}>;
  /** It is elsewhere, in items; this one does not bubble. */
  "vitrine-move": CustomEvent<{position: number}>;
  /** These items are wanted next, from `start` up to and not including `end`. */
  "vitrine-need": CustomEvent<{start: number; end: number}>;
  /** A card opens or closes in its place. */
  "vitrine-expand": CustomEvent<{index: number; isOpen: boolean}>;
  /** A row becomes one strip, or parts. */
  "vitrine-stitch": CustomEvent<{isStitched: boolean}>;
  /** An item opens in the viewer. */
  "vitrine-open": CustomEvent<{index: number}>;
  /** What was open in the viewer closes. */
  "vitrine-close": CustomEvent<{index: number}>;
}

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-carousel": VitrineCarousel;
    "vitrine-expanding-carousel": VitrineExpandingCarousel;
    "vitrine-stitched-carousel": VitrineStitchedCarousel;
    "vitrine-photo-grid": VitrinePhotoGrid;
    "vitrine-photo-viewer": VitrinePhotoViewer;
  }

  interface GlobalEventHandlersEventMap extends VitrineEventMap {}
}
