/**
 * Scopes an author's CSS to one element: selectors match inside it only, animations get unique names, and nothing is
 * fetched from another origin. Rules that cannot be read are dropped individually.
 */
import type { Atrule, Block, CssNode, Rule, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { safeDeclaration } from './safe-declarations.ts';
import { scopeSelector } from './scope-selector.ts';

const groups = new Set(['media', 'supports', 'container', 'layer']);
const deepestGroup = 4;

interface Scope {
  selector: string;
  rename(name: string): string;
}

/**
 * @param scope selector of one element: `[data-css="k3f"]`
 * @param prefix for the names of animations: letters and digits
 */
export function scopeCss(css: string, scope: string, prefix: string): string {
  const sheet = parse(css.replaceAll('\u0000', ''), { parseCustomProperty: true });
  if (sheet.type !== 'StyleSheet') return '';
  const animations = animationsOf(sheet);
  return rulesOf(
    sheet,
    { selector: scope, rename: name => (animations.has(name) ? `${prefix}-${name}` : name) },
    deepestGroup,
  );
}

const isKeyframes = ({ name }: Atrule): boolean => /^(?:-webkit-)?keyframes$/i.test(name);

function animationsOf(sheet: StyleSheet): Set<string> {
  const names = new Set<string>();
  walk(sheet, node => {
    if (node.type === 'Atrule' && isKeyframes(node)) names.add(preludeOf(node) ?? '');
  });
  return names;
}

/** Null for an at-rule whose condition could fetch something or is not understood. */
function preludeOf({ prelude }: Atrule): string | null {
  if (prelude?.type === 'Raw') return null;
  const text = prelude ? generate(prelude) : '';
  return /[<\\"']|url\(/i.test(text) ? null : text;
}

const braced = (head: string, inside: string): string => (inside ? `${head}{${inside}}` : '');

function rulesOf({ children }: StyleSheet | Block, scope: Scope, depth: number): string {
  const texts = children.toArray().map((node: CssNode) => {
    if (node.type === 'Rule') return ruleOf(node, scope);
    return node.type === 'Atrule' ? atruleOf(node, scope, depth) : '';
  });
  return texts.join('');
}

function ruleOf({ prelude, block }: Rule, scope: Scope): string {
  if (prelude.type !== 'SelectorList') return '';
  const selectors = prelude.children
    .toArray()
    .flatMap(node => (node.type === 'Selector' ? (scopeSelector(node, scope.selector) ?? []) : []));
  return selectors.length > 0 ? braced(selectors.join(','), declarationsOf(block, scope)) : '';
}

/** Nested rules are dropped, because `&` cannot be resolved here. */
const declarationsOf = ({ children }: Block, { rename }: Scope): string =>
  children
    .toArray()
    .flatMap(node => (node.type === 'Declaration' ? (safeDeclaration(node, rename) ?? []) : []))
    .join(';');

function atruleOf(rule: Atrule, scope: Scope, depth: number): string {
  const prelude = preludeOf(rule);
  if (!rule.block || prelude === null || depth === 0) return '';
  if (isKeyframes(rule))
    return /^[\w-]+$/.test(prelude)
      ? braced(`@keyframes ${scope.rename(prelude)}`, framesOf(rule.block, scope))
      : '';
  const name = rule.name.toLowerCase();
  return groups.has(name) ? braced(`@${name} ${prelude}`, rulesOf(rule.block, scope, depth - 1)) : '';
}

function framesOf({ children }: Block, scope: Scope): string {
  const frames = children.toArray().map(node => {
    if (node.type !== 'Rule') return '';
    const steps = generate(node.prelude);
    return /^(?:(?:from|to|\d+(?:\.\d+)?%),?)+$/i.test(steps)
      ? braced(steps, declarationsOf(node.block, scope))
      : '';
  });
  return frames.join('');
}
