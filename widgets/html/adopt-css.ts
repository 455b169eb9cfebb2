/** Adds CSS to a document without a style element, which the content security policy would block; for pages reached by client navigation. */
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
