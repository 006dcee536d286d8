import {sheet} from "./sheet.js";

// Items have a translation from the first: a browser lays out again what gets its first one, or is first clipped. What
// a held strip has from its viewport is inherited by every item, so a finger, which selects no text, brings it nothing. A
// rule for items that names a part has all of them styled anew with every part that comes or goes.
export const carouselStyle = sheet(`
:host(:not([data-drawn])) :is([part~=viewport], [part~=track]) { display: contents; }
:host(:not([data-drawn])) :is(button, [part=indicator]) { display: none; }
:host([data-drawn]) { display: block; position: relative; contain: layout style; touch-action: pan-y pinch-zoom; }
:host([data-drawn][axis=vertical]) { touch-action: pan-x pinch-zoom; }
[part~=viewport] { block-size: 100%; overflow-x: clip; cursor: grab; -webkit-tap-highlight-color: transparent; }
[part~=viewport]:focus-visible { outline: 2px solid; outline-offset: 2px; }
[part=track] {
  display: grid; grid-template: 100% / 100%; justify-items: left; block-size: 100%; will-change: transform;
}
::slotted(*) { grid-area: 1 / 1; translate: 0 0; }
:host(:is([effect]:not([effect=none]), [data-stops])) ::slotted(*) { will-change: transform; }
:host(:is([effect]:not([effect=none]), [data-stops])) [part=track] { transform-style: preserve-3d; }
:host(:is([effect]:not([effect=none]), [data-stops])) [part~=viewport] { perspective: 800px; }
:host([axis=vertical]) [part~=viewport] { overflow-x: visible; overflow-y: clip; }
:host([axis=vertical]) [part=track] { align-items: start; justify-items: stretch; }
[hidden] { display: none !important; }
button { all: unset; box-sizing: border-box; cursor: pointer; touch-action: manipulation; }
button:focus-visible { outline: 2px solid #fff; box-shadow: 0 0 0 4px #000; }
[part=previous], [part=next], [part~=pause] {
  position: absolute; z-index: 1; inset-block-start: calc(50% - 1.375rem); inline-size: 2.75rem; block-size: 2.75rem;
  border-radius: 50%; background: #0009; color: #fff; font: 1.75rem/2.5rem system-ui, sans-serif; text-align: center;
}
[part=previous] { inset-inline-start: 0.5rem; }
[part=next] { inset-inline-end: 0.5rem; }
[part=previous]::before { content: '\\2039'; }
[part=next]::before { content: '\\203a'; }
:host([axis=vertical]) :is([part=previous], [part=next]) { inset-inline: calc(50% - 1.375rem) auto; rotate: 90deg; }
:host([axis=vertical]) [part=previous] { inset-block-start: 0.5rem; }
:host([axis=vertical]) [part=next] { inset-block: auto 0.5rem; }
button[aria-disabled=true] { opacity: 0.35; cursor: default; }
[part~=pause] {
  inset-block: auto 0; inset-inline-end: 0.25rem; font-size: 0.75rem; background: none; color: inherit;
}
[part~=pause]::before { content: '\\275a\\275a'; }
[part~=paused]::before { content: '\\25b6'; }
[part=indicator] {
  position: absolute; inset-inline: 0; inset-block-end: 0; block-size: 2.75rem; display: flex; place-content: center;
  align-items: center; pointer-events: none; font: 0.875rem system-ui, sans-serif;
}
[part~=dot] { inline-size: 24px; block-size: 24px; display: grid; place-items: center; pointer-events: auto; }
[part~=dot]::before {
  content: ''; inline-size: 10px; block-size: 10px; border-radius: 50%; background: currentColor; opacity: 0.35;
}
[part~=dot-current]::before { opacity: 1; }
[part~=dot-outer]::before { scale: 0.6; }
[part=live] { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; contain: strict; clip-path: inset(50%); }
[part~=held]:not([data-pointer=touch]) { cursor: grabbing; user-select: none; -webkit-user-select: none; }
@media (forced-colors: active) {
  [part~=dot]::before { background: ButtonText; }
  [part~=dot-current]::before { background: Highlight; }
  [part=previous], [part=next], [part~=pause] { border: 1px solid; }
}
`);
