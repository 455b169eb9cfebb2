/** Adds CSS to the document after a navigation. The content security policy would block a style element. */
import type { OwnCss } from './own-css.ts';

const adopted = new Set<string>();

/** Adds each name once per document. */
export function adoptCss({ name, rules }: OwnCss): void {
  if (adopted.has(name) || !('adoptedStyleSheets' in document)) return;
  adopted.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
