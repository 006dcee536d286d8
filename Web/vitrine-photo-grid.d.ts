// The types of the entry `vitrine/photo-grid`: its elements, by their names, and the events.
import type {VitrinePhotoGrid, VitrinePhotoViewer} from "./types/entry/vitrine-photo-grid.js";

export type {VitrineEventMap} from "./events.js";
export * from "./types/entry/vitrine-photo-grid.js";
export type {Items} from "./types/items/collection.js";
export type {Strings} from "./types/a11y/strings.js";

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-photo-grid": VitrinePhotoGrid;
    "vitrine-photo-viewer": VitrinePhotoViewer;
  }
}
