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
  /**
   * The target is another item, or the viewer shows another photograph: once for each decision. If a page cancels it, the element
   * goes back to the item before.
   */
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
  /** A drag or a pinch begins; `isOpen` is true in the viewer. */
  "vitrine-drag-start": CustomEvent<{index: number; isOpen?: boolean}>;
  /** A drag or a pinch ends, because the last pointer leaves the screen or is taken away. */
  "vitrine-drag-end": CustomEvent<{index: number; isOpen?: boolean}>;
  /** An item opens in the viewer. If a page cancels it, the item does not open. */
  "vitrine-open": CustomEvent<{index: number}>;
  /** The item that was open in the viewer closes. If a page cancels it, the item stays open. */
  "vitrine-close": CustomEvent<{index: number}>;
}

/** The elements, by the names of their tags. */
export interface VitrineElements {
  "vitrine-carousel": VitrineCarousel;
  "vitrine-expanding-carousel": VitrineExpandingCarousel;
  "vitrine-stitched-carousel": VitrineStitchedCarousel;
  "vitrine-photo-grid": VitrinePhotoGrid;
  "vitrine-photo-viewer": VitrinePhotoViewer;
}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;

/** The properties of an element that a page can set, without those of every HTML element. */
type Settable<Each> = {
  [Name in Exclude<keyof Each, keyof HTMLElement>]:
    Same<Pick<Each, Name>, {-readonly [Only in Name]: Each[Only]}> extends true
      ? Each[Name] extends (...given: never[]) => unknown ? never : Name
      : never;
}[Exclude<keyof Each, keyof HTMLElement>];

/** `min-cell` for `minCell`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest> ? `${First}${Kebab<Rest>}` : `${First}-${Kebab<Uncapitalize<Rest>>}`
  : Name;

/** What a template of a framework can set on an element: its properties, and its attributes by their names in HTML. */
export type VitrineAttributes<Each> = Partial<Pick<Each, Settable<Each>>>
  & {[Name in Settable<Each> & string as Kebab<Name> extends Name ? never : Kebab<Name>]?: string | number | boolean}
  & {selected?: string | number; expanded?: string | number; history?: string | boolean; for?: string};

declare global {
  interface HTMLElementTagNameMap extends VitrineElements {}

  interface GlobalEventHandlersEventMap extends VitrineEventMap {}
}
