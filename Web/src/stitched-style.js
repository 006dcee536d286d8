import {sheet} from "./sheet.js";

export const stitchedStyle = sheet(`
:host([data-drawn]) { touch-action: pan-y; }
:host([data-drawn][axis=vertical]) { touch-action: pan-x; }
:host([axis=vertical]) [part=track] { justify-items: left; }
[part=stitch] {
  position: absolute; z-index: 1; inset: 0.5rem; inset-inline-start: auto; inset-block-end: auto; display: flex; gap: 4px;
  place-content: center; align-items: center; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%;
  background: #0009; color: #fff;
}
[part=stitch]::before, [part=stitch]::after {
  content: ''; inline-size: 8px; block-size: 16px; box-sizing: border-box; border: 2px solid; border-radius: 3px;
}
[part=stitch][aria-pressed=true] { gap: 0; }
[part=stitch][aria-pressed=true]::before { border-start-end-radius: 0; border-end-end-radius: 0; border-inline-end-width: 0; }
[part=stitch][aria-pressed=true]::after { border-start-start-radius: 0; border-end-start-radius: 0; }
@media (forced-colors: active) { [part=stitch] { border: 1px solid; } }
`);
