/** Styles of the overlay. They stand alone: the shop's theme must not change how Studio looks. */
export const overlayStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; contain: strict; }
[hidden] { display: none !important; }
div { position: fixed; left: 0; top: 0; box-sizing: border-box; border-radius: 2px; }
.hover { outline: 1px solid #155fa8; outline-offset: -1px; background: rgb(21 95 168 / 4%); }
.select { outline: 2px solid #155fa8; outline-offset: -2px; }
.entry { outline: 2px solid #155fa8; outline-offset: 4px; }
.mark { background: #155fa8; border-radius: 2px; }
button {
  all: unset; box-sizing: border-box; position: absolute; pointer-events: auto; cursor: pointer;
  font: 600 12px/24px system-ui, sans-serif; color: #fff; background: #155fa8; text-align: center;
}
button:hover { background: #0e4579; }
.head, .add { zoom: var(--enlarged, 1); }
.head { position: absolute; top: auto; bottom: 100%; display: flex; border-radius: 4px 4px 0 0; overflow: hidden; }
.at-top .head { bottom: auto; top: 0; border-radius: 0 0 4px; }
.head button { position: static; flex: none; }
.head .label { max-width: 240px; padding: 0 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tools { position: static; display: flex; }
.tool:disabled { opacity: .45; cursor: not-allowed; }
.tool { width: 28px; height: 24px; border-inline-start: 1px solid rgb(255 255 255 / 30%); }
svg { display: block; width: 16px; height: 16px; margin: 4px auto; fill: none; stroke: currentColor; stroke-width: 1.75;
  stroke-linecap: round; stroke-linejoin: round; }
.add { left: 50%; width: 24px; height: 24px; margin-left: -12px; border-radius: 50%; font-size: 16px;
  box-shadow: 0 0 0 2px #fff; }
.before { top: -12px; }
.at-top .before { top: 2px; }
.after { bottom: -12px; }
@media (forced-colors: active) { .hover, .select, .entry { outline-color: Highlight; } .mark { background: Highlight; } }
`;

/** Of other people who edit: thinner than the frame of the selection, and inside of it; their names at the corner that comments and the tools of the selection leave free. */
export const presenceStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483646; pointer-events: none; contain: strict; }
[hidden] { display: none !important; }
div { position: fixed; left: 0; top: 0; box-sizing: border-box; outline: 1px dashed #6b3fa0; outline-offset: -4px; }
.typing { outline: 2px solid #6b3fa0; outline-offset: -5px; }
span { zoom: var(--enlarged, 1); position: absolute; right: 4px; bottom: 4px; padding: 0 6px; border-radius: 4px 0 0;
  font: 600 12px/20px system-ui, sans-serif; color: #fff; background: #6b3fa0; }
@media (forced-colors: active) { div { outline-color: Highlight; } }
`;

/** Of what differs between two states of a page. Colour is not alone: each mark has its word, large because the frames are scaled down. */
export const markStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; contain: strict; }
[hidden] { display: none !important; }
div { position: fixed; left: 0; top: 0; box-sizing: border-box; border-radius: 2px;
  --mark: #155fa8; outline: 2px solid var(--mark); outline-offset: -2px; }
.added { --mark: #1a7f4b; background: rgb(26 127 75 / 6%); }
.removed { --mark: #a30f15; background: rgb(163 15 21 / 6%); }
span { position: absolute; right: 0; top: 0; max-width: 100%; box-sizing: border-box; padding: 0 12px;
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; border-radius: 0 2px 0 4px;
  font: 600 18px/32px system-ui, sans-serif; color: #fff; background: var(--mark); }
@media (forced-colors: active) { div { outline-color: Highlight; } }
`;

/** Open comments: a bubble at the right upper corner of the part. */
export const commentStyles = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483645; pointer-events: none; contain: strict; }
[hidden] { display: none !important; }
div { position: fixed; left: 0; top: 0; box-sizing: border-box; }
button { all: unset; zoom: var(--enlarged, 1); box-sizing: border-box; position: absolute; right: 6px; top: 6px;
  min-width: 26px; height: 26px; padding: 0 7px; pointer-events: auto; cursor: pointer; text-align: center;
  border-radius: 13px 13px 2px; font: 600 13px/26px system-ui, sans-serif; color: #1a1a1a; background: #ffd34d;
  box-shadow: 0 0 0 2px #fff; }
button:hover { background: #ffc20f; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`;
