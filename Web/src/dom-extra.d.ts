// What browsers have and the type checker's own DOM library does not know yet.
interface Element {
  scrollBy(options: { top: number; behavior: 'instant' }): void;
}
