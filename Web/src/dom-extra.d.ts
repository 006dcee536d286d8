// What browsers have and the type checker's own DOM library does not know yet.
interface Element {
  scrollBy(options: { top: number; behavior: 'instant' }): void;
  checkVisibility(): boolean;
}

declare namespace CSS {
  /** Undefined in an older browser. */
  function registerProperty(definition: {name: string; syntax: string; inherits: boolean}): void;
}

interface FocusOptions {
  focusVisible?: boolean | undefined;
}

interface HTMLElement {
  /** Null without them; undefined in a browser that does not know it. */
  ariaOwnsElements?: readonly Element[] | null;
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}

interface ElementInternals {
  role: string | null;
  readonly states: Set<string>;
}

interface Navigator {
  readonly userActivation: {readonly hasBeenActive: boolean};
}

/** The file name of the engine, written in by Scripts/bundle. */
declare const ENGINE: string;
/** Whether the package has the viewer, written in likewise. */
declare const VIEWER: boolean;
/** Whether the package can move photographs from one element to another, written in likewise. */
declare const REARRANGES: boolean;

/** The text of a style sheet in `styles/`, minified by Scripts/package. */
declare module "styles/*.css" {
  const text: string;
  export default text;
}

/** The entries of the history by their keys. Not every browser has it. */
declare var navigation: {readonly currentEntry: {readonly key: string} | null} | undefined;
