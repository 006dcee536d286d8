// The elements in the JSX of React 19: `import type {} from "vitrine/react"` in one file of a project declares them for all.
import type {VitrineAttributes, VitrineElements, VitrineEventMap} from "./vitrine.js";
import type {DetailedHTMLProps, HTMLAttributes} from "react";

/** React calls `onvitrine-change` for the event of that name. */
type Listeners = {[Name in keyof VitrineEventMap as `on${Name}`]?: (event: VitrineEventMap[Name]) => void};

type Tags = {
  [Tag in keyof VitrineElements]:
    & DetailedHTMLProps<HTMLAttributes<VitrineElements[Tag]>, VitrineElements[Tag]>
    & VitrineAttributes<VitrineElements[Tag]>
    & Listeners;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
