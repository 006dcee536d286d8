import {sheet} from "./sheet.js";

export const gridStyle = sheet(`
:host([data-drawn]) { display: block; position: relative; contain: layout style; }
:host([data-drawn]) ::slotted(*) {
  position: absolute; inset: 0 auto auto 0; margin: 0;
  inline-size: var(--vitrine-side); block-size: var(--vitrine-side); contain: strict;
}
`);

export const viewerStyle = sheet(`
:host { display: contents; }
dialog {
  position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none;
  margin: 0; padding: 0; border: 0; overflow: clip; background: none; color: var(--vitrine-ink, #fff);
  touch-action: none; user-select: none; -webkit-user-select: none; outline: none;
}
dialog::backdrop { background: none; }
[part=ground] { position: absolute; inset: 0; background: var(--vitrine-ground, #101012); }
[part~=photo] {
  position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; cursor: grab; will-change: transform;
  background: var(--vitrine-placeholder, #8884);
}
[part~=photo]:active { cursor: grabbing; }
[part~=photo] > * { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; margin: 0; }
[part~=photo] > img { pointer-events: none; -webkit-user-drag: none; }
[part~=photo] > [hidden] { display: none; }
[part~=failed] { background: none; }
[part~=photo] > p { box-sizing: border-box; display: grid; place-content: center; padding: 2rem; text-align: center; }
button {
  position: absolute; inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0; border-radius: 50%;
  cursor: pointer; touch-action: manipulation; background: #0009; color: #fff; font: 1.375rem/1 system-ui, sans-serif;
  opacity: var(--vitrine-chrome, 1);
}
button[hidden] { display: none; }
[data-bare] > button { pointer-events: none; }
button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #000; }
[part=close] { inset-block-start: max(0.75rem, env(safe-area-inset-top)); inset-inline-end: 0.75rem; }
[part=close]::before { content: '\\2715'; }
[part=previous-photo] { inset-block-start: calc(50% - 1.375rem); inset-inline-start: 0.75rem; }
[part=next-photo] { inset-block-start: calc(50% - 1.375rem); inset-inline-end: 0.75rem; }
[part=previous-photo]::before, [part=next-photo]::before {
  content: ''; position: absolute; inset: 36%; border: solid; border-width: 2px 0 0 2px; rotate: -45deg; translate: 12%;
}
[part=next-photo]::before { scale: -1; translate: -12%; }
:dir(rtl) > [part=previous-photo]::before { scale: -1; translate: -12%; }
:dir(rtl) > [part=next-photo]::before { scale: 1; translate: 12%; }
/* Without a mouse they are for those who hear the page; fingers flick. */
@media not all and (hover: hover) and (pointer: fine) {
  [part=previous-photo]:not(:focus-visible), [part=next-photo]:not(:focus-visible) { clip-path: inset(50%); }
}
[part=live] { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; clip-path: inset(50%); overflow: hidden; }
[part=caption] {
  position: absolute; inset-inline: 0; inset-block-end: 0; margin: 0; pointer-events: none; text-align: center;
  padding: 2.5rem 1.25rem max(1rem, env(safe-area-inset-bottom)); font: 0.9375rem/1.4 system-ui, sans-serif; color: #fff;
  background: linear-gradient(#0000, #000a); text-wrap: balance; opacity: var(--vitrine-chrome, 1);
}
[part=caption]:not(:has(:not(:empty))) { display: none; }
[part=caption] span { display: block; }
[part=caption-detail] { color: #ddd; font-size: 0.875rem; }
@media (forced-colors: active) { button { border: 2px solid; } }
`);
