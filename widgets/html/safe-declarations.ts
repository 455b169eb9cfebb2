/** Declarations that the CSS of an HTML widget may contain: known functions, and addresses of the shop only. */

import type { CssNode, Declaration } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';
import { safeAddress } from '#kernel/address/safe-address.ts';

/** Functions that are not listed may fetch or execute something: `image-set`, `src`, `expression`, `element`. */
const functions = new Set(
  `abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
counters cross-fade cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset
invert lab lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path
perspective polygon pow radial-gradient ray rect rem repeat repeating-conic-gradient repeating-linear-gradient
repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
scalez sepia sign sin skew skewx skewy sqrt steps symbols tan translate translate3d translatex translatey translatez
var xywh`.split(/\s+/),
);

/** Properties with which old browsers execute a script. */
const refused = new Set(['behavior', '-ms-behavior', '-moz-binding']);

/** Allowed node types of a value; text that the parser could not read (`Raw`) is not listed. */
const nodes = new Set<CssNode['type']>(
  'Value Identifier Number Percentage Dimension Hash String Url Function Parentheses Operator UnicodeRange'.split(
    ' ',
  ) as CssNode['type'][],
);

/** A path on the shop's own origin. */
const isOwn = (address: string): boolean =>
  /^\/(?!\/)[^"'()\\<>\s]*$/.test(address) && safeAddress(address) !== undefined;

function isSafeNode(node: CssNode): boolean {
  if (node.type === 'Url') return isOwn(node.value);
  if (node.type === 'Function') return functions.has(node.name.toLowerCase());
  // An escape can hide any name.
  return nodes.has(node.type) && !(node.type === 'Identifier' && node.name.includes('\\'));
}

/**
 * Renames the widget's own animations in a declaration.
 * @returns null if the declaration is not safe.
 */
export function safeDeclaration(declaration: Declaration, rename: (name: string) => string): string | null {
  const property = declaration.property.toLowerCase();
  if (refused.has(property) || !/^[-\w]+$/.test(property)) return null;
  const isAnimation = /^(?:-webkit-)?animation(?:-name)?$/.test(property);
  let isSafe = true;
  walk(declaration.value, node => {
    isSafe &&= isSafeNode(node);
    if (isAnimation && node.type === 'Identifier') node.name = rename(node.name);
  });
  const text = isSafe ? generate(declaration) : '<';
  // Inside a style element, even a string could end the element.
  return text.includes('<') ? null : text;
}
