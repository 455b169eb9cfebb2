/** The menu of phones in the canvas: opened by Studio, and walked through by pressing as in the shop. */
import type { NodeAddress } from '#engine/operation/operation.ts';

/** Each saved change is a new page, in which an open menu must not slide in again. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[role="dialog"], [role="dialog"] * { animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** @param show opens the menu at an entry, or closes it. */
export function createMenuShower(show: (at: readonly NodeAddress[] | null) => void): typeof show {
  let hasMotion = true;
  return at => {
    if (hasMotion && at !== null) stopMotion();
    hasMotion &&= at === null;
    show(at);
  };
}

/** What opens, closes and walks through the menu of phones; everything else on the page does not react. */
export const isMenuControl = (element: Element): boolean =>
  element.closest('[data-panel="menu"], [data-entry], [data-back], [role="dialog"] > header button') !== null;
