// The types of the package: its elements, by their names, and their events.
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

/** The events of the elements, by their names. */
export interface VitrineEventMap {
  /** The target is another item, or the viewer shows another photograph: once for each decision. */
  "vitrine-change": CustomEvent<{index: number}>;
  /** It has come to rest; `isOpen` is that of a viewer. */
  "vitrine-settle": CustomEvent<{index: number; isOpen?: boolean}>;
  /** The position has changed, in items. This event does not bubble. */
  "vitrine-move": CustomEvent<{position: number}>;
  /** The items with these indices are wanted next. Along a loop, `start` up to but not including `end` may lie beyond its ends. */
  "vitrine-need": CustomEvent<{start: number; end: number; indices: number[]}>;
  /** A card opens or closes in place. */
  "vitrine-expand": CustomEvent<{index: number; isOpen: boolean}>;
  /** A row is stitched or unstitched. */
  "vitrine-stitch": CustomEvent<{isStitched: boolean}>;
  /** The engine has loaded, and the element can be used. */
  "vitrine-ready": CustomEvent<object>;
  /** An item opens in the viewer. */
  "vitrine-open": CustomEvent<{index: number}>;
  /** The item that was open in the viewer closes. */
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
