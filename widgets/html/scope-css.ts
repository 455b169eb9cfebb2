/**
 * Scopes an author's CSS to one element: every selector starts below it, animations are prefixed, and nothing is
 * loaded from other origins (R-SEC-6). Rules that cannot be parsed are removed one by one.
 */
import { safeDeclarations } from './safe-declarations.ts';
import { type CssPart, partsOfCss, splitCss, withoutComments, withoutStrings } from './split-css.ts';

const holders = /^@(media|supports|container|layer)\b/i;
const keyframes = /^@(?:-webkit-)?keyframes\s+([\w-]+)$/i;
const frame = /^(?:from|to|\d+(?:\.\d+)?%)$/i;
/** Selectors of the page itself are replaced by the widget's scope. */
const pageItself = /^(?:html|body|:root|:host)(?![\w-])/i;

/** Null: the selector may match outside the scope, as a sibling of it or `&` does. */
function scoped(selector: string, scope: string): string | null {
  if (/^$|[<&@{};]/.test(selector) || withoutStrings(selector) === null) return null;
  let rest = selector;
  while (pageItself.test(rest)) rest = rest.replace(pageItself, '').replace(/^\s+(?![+~|])/, '');
  if (/^\s*(?:[+~]|\|\|)/.test(rest)) return null;
  if (rest === '') return scope;
  // A compound selector of the page element, as `body.dark`, matches nothing below it.
  if (rest !== selector && /^[.#[:]/.test(rest) && !/^(?:html|body|:root|:host)\s/i.test(selector))
    return null;
  return `${scope} ${rest}`;
}

function ruleOf({ prelude, block = '' }: CssPart, scope: string, rename: (name: string) => string): string {
  const selectors = (splitCss(prelude, ',') ?? []).flatMap(selector => scoped(selector, scope) ?? []);
  // Nested rules depend on `&`, so they are removed.
  const flat = block.replace(/[^;{}]*\{[^{}]*\}/g, ';');
  const declarations = flat.includes('{') ? '' : safeDeclarations(flat, rename);
  return selectors.length > 0 && declarations ? `${selectors.join(',')}{${declarations}}` : '';
}

function framesOf(block: string, rename: (name: string) => string): string {
  return partsOfCss(block)
    .map(({ prelude, block: inside = '' }) => {
      const steps = (splitCss(prelude, ',') ?? []).filter(step => frame.test(step));
      const declarations = safeDeclarations(inside, rename);
      return steps.length > 0 && declarations ? `${steps.join(',')}{${declarations}}` : '';
    })
    .join('');
}

/**
 * @param scope selector of one element, as `[data-css="k3f"]`
 * @param own prefix of animation names: letters and digits
 */
export function scopeCss(css: string, scope: string, own: string): string {
  const clean = withoutComments(css).replaceAll('\u0000', '');
  const animations = new Set(
    [...clean.matchAll(/@(?:-webkit-)?keyframes\s+([\w-]+)/gi)].map(([, name]) => name),
  );
  const rename = (name: string) => (animations.has(name) ? `${own}-${name}` : name);

  const sheetOf = (text: string, depth: number): string =>
    partsOfCss(text)
      .map(part => {
        const { prelude, block } = part;
        if (!prelude.startsWith('@')) return ruleOf(part, scope, rename);
        if (block === undefined || depth > 3) return '';
        const [, name] = keyframes.exec(prelude) ?? [];
        if (name) return wrapped(`@keyframes ${rename(name)}`, framesOf(block, rename));
        if (!holders.test(prelude) || /[<\\"']|url\(/i.test(prelude)) return '';
        return wrapped(prelude, sheetOf(block, depth + 1));
      })
      .join('');
  return sheetOf(clean, 0);
}

const wrapped = (prelude: string, inside: string): string => (inside ? `${prelude}{${inside}}` : '');
