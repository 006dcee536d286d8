// The part of React's types that Web/react.d.ts, the page and the guides use. It stands in for the package @types/react.
export interface ClassAttributes<T> {
  key?: string | number;
  ref?: (instance: T | null) => void;
}

export interface HTMLAttributes<T> {
  className?: string;
  children?: unknown;
  onClick?: (event: {currentTarget: T}) => void;
}

export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = ClassAttributes<T> & E;

export function useEffect(effect: () => void, dependencies?: unknown[]): void;

export namespace JSX {
  interface ElementChildrenAttribute {
    children: {};
  }
  interface IntrinsicElements {
    main: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    img: DetailedHTMLProps<HTMLAttributes<HTMLImageElement> & {src?: string; alt?: string}, HTMLImageElement>;
  }
}
