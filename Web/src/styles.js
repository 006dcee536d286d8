/**
 * The styles of the shadow trees. Made once, when the first element of a kind is, and shared by all of them.
 *
 * @param {string} text
 */
function sheet(text) {
  /** @type {CSSStyleSheet | undefined} */
  let made;
  return () => {
    if (!made) (made = new CSSStyleSheet()).replaceSync(text);
    return made;
  };
}

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
[part=photo] {
  position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; cursor: grab; will-change: transform;
  background: var(--vitrine-placeholder, #8884);
}
[part=photo]:active { cursor: grabbing; }
[part=photo] > * { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; margin: 0; }
[part=photo] > img { pointer-events: none; -webkit-user-drag: none; }
[part=photo] > [hidden] { display: none; }
[part=photo] > p { display: grid; place-content: center; padding: 2rem; text-align: center; }
[part=close] {
  position: absolute; inset-block-start: max(0.75rem, env(safe-area-inset-top)); inset-inline-end: 0.75rem;
  inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 50%; cursor: pointer; touch-action: manipulation;
  background: #0009; color: #fff; font: 1.375rem/1 system-ui, sans-serif;
}
[part=close]::before { content: '\\2715'; }
[part=close]:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #000; }
[part=caption] {
  position: absolute; inset-inline: 0; inset-block-end: 0; margin: 0; pointer-events: none; text-align: center;
  padding: 2.5rem 1.25rem max(1rem, env(safe-area-inset-bottom)); font: 0.9375rem/1.4 system-ui, sans-serif; color: #fff;
  background: linear-gradient(#0000, #000a); text-wrap: balance;
}
[part=caption]:empty { display: none; }
@media (forced-colors: active) { [part=close] { border: 2px solid; } }
`);

export const carouselStyle = sheet(`
:host(:not([data-drawn])) :is([part~=viewport], [part~=track]) { display: contents; }
:host(:not([data-drawn])) :is(button, [part=indicator]) { display: none; }
:host([data-drawn]) { display: block; position: relative; contain: layout style; touch-action: pan-y pinch-zoom; }
:host([data-drawn][axis=vertical]) { touch-action: pan-x pinch-zoom; }
[part~=viewport] { block-size: 100%; overflow-x: clip; cursor: grab; -webkit-tap-highlight-color: transparent; }
[part~=viewport]:focus-visible { outline: 2px solid; outline-offset: 2px; }
[part~=held] { cursor: grabbing; user-select: none; -webkit-user-select: none; }
[part=track] {
  display: grid; grid-template: 100% / 100%; justify-items: left; block-size: 100%; will-change: transform;
}
[part=track] ::slotted(*) { grid-area: 1 / 1; }
:host([effect]:not([effect=none])) ::slotted(*) { will-change: transform; }
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
[part=live] { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: clip; clip-path: inset(50%); }
@media (forced-colors: active) {
  [part~=dot]::before { background: ButtonText; }
  [part~=dot-current]::before { background: Highlight; }
  [part=previous], [part=next], [part~=pause] { border: 1px solid; }
}
`);
