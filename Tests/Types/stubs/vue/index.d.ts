// The part of Vue's types that Web/vue.d.ts and the page use. It stands in for the package vue.
export interface HTMLAttributes {
  class?: unknown;
  id?: string;
}

export interface GlobalComponents {
  Suspense: new () => {$props: {timeout?: number}};
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;

export type EmitFn<Options> = Intersection<{[Name in keyof Options]: Options[Name] extends (...given: infer Given) => unknown
  ? (name: Name, ...given: Given) => void
  : never}[keyof Options]>;

declare global {
  /** A macro of single-file components. */
  function defineProps<Props>(): Props;
}
