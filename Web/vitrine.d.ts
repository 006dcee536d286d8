// The types of the package: its elements, by their names, and their events.
import type {
  VitrineCarousel,
  VitrineExpandingCarousel,
  VitrinePhotoGrid,
  VitrinePhotoViewer,
  VitrineStitchedCarousel,
} from "./types/entry/vitrine.js";

export type {VitrineEventMap} from "./events.js";
export * from "./types/entry/vitrine.js";
export type {Items} from "./types/items/collection.js";
export type {Stop} from "./types/engine/effect-stops.js";
export type {Strings} from "./types/a11y/strings.js";

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

/** Some of the words of an element. */
type SomeWords<Each> = Each extends {readonly strings: infer Words} ? Partial<Words> : never;

/**
 * What a template of a framework can set on an element: its properties, and its attributes by their names in HTML. The property
 * `strings` returns all words, but some can be set.
 */
export type VitrineAttributes<Each> = Partial<Pick<Each, Exclude<Settable<Each>, "strings">>>
  & {strings?: SomeWords<Each>}
  & {[Name in Settable<Each> & string as Kebab<Name> extends Name ? never : Kebab<Name>]?: string | number | boolean}
  & {selected?: string | number; expanded?: string | number; history?: string | boolean; "plain-links"?: string | boolean; for?: string};

declare global {
  interface HTMLElementTagNameMap extends VitrineElements {}
}
