// The elements in Vue's templates: `import type {} from "vitrine/vue"` in one file of a project declares them for all.
import type {VitrineAttributes, VitrineElements, VitrineEventMap} from "./vitrine.js";
import type {EmitFn, HTMLAttributes} from "vue";

type Emits = {[Name in keyof VitrineEventMap]: (event: VitrineEventMap[Name]) => void};

/** An element as Vue describes a component: its attributes and properties, and its events. */
type VueElement<Each> = new () => Each & {
  /** @deprecated for Vue's type checker only */
  $props: HTMLAttributes & VitrineAttributes<Each>;
  /** @deprecated for Vue's type checker only */
  $emit: EmitFn<Emits>;
};

type Components = {[Tag in keyof VitrineElements]: VueElement<VitrineElements[Tag]>};

declare module "vue" {
  interface GlobalComponents extends Components {}
}
