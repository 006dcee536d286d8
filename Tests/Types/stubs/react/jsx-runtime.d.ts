// What the compiler asks for when it translates JSX.
import {JSX as React} from "./index";

export namespace JSX {
  interface ElementChildrenAttribute extends React.ElementChildrenAttribute {}
  interface IntrinsicElements extends React.IntrinsicElements {}
}
export function jsx(type: string, props: unknown): unknown;
export function jsxs(type: string, props: unknown): unknown;
