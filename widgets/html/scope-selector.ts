/** Limits an author's selector to the content of one element. */
import type { CssNode, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';

/** `html`, `body`, `:root` and `:host` become the widget's own element. */
const isPage = (node: CssNode | undefined): boolean =>
  (node?.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
  (node?.type === 'PseudoClassSelector' && !node.children && /^(?:root|host)$/i.test(node.name));

const isDescendant = (node: CssNode | undefined): boolean => node?.type === 'Combinator' && node.name === ' ';

/** `&` and text that the parser could not read may select anything. */
function isReadable(selector: Selector): boolean {
  let isKnown = true;
  walk(selector, ({ type }) => {
    isKnown &&= type !== 'NestingSelector' && type !== 'Raw';
  });
  return isKnown;
}

/** @returns null if the selector may match anything outside `scope`, such as its sibling */
export function scopeSelector(selector: Selector, scope: string): string | null {
  if (!isReadable(selector)) return null;
  const parts = selector.children.toArray();
  while (isPage(parts[0]) && (parts.length === 1 || parts[1]?.type === 'Combinator'))
    parts.splice(0, isDescendant(parts[1]) ? 2 : 1);
  const [first] = parts;
  if (!first) return scope;
  const isChild = first.type === 'Combinator' && first.name === '>';
  if (first.type === 'Combinator' && !isChild) return null;
  const text = parts.map(part => generate(part)).join('');
  // An escaped bracket or quote is valid CSS, but another parser might misread it.
  if (/<|\\[^\w:./%@-]/.test(text)) return null;
  return isChild ? scope + text : `${scope} ${text}`;
}
