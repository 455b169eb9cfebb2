/** Which declarations are allowed in the CSS of an HTML widget: known functions and own URLs only. */
import { safeAddress } from '#kernel/safe-address.ts';
import { splitCss, withoutStrings } from './split-css.ts';

/** Functions not listed here may load or run something: `image-set`, `src`, `expression`, `element`. */
const functions = new Set(
  `abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
counters cross-fade cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset
invert lab lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path
perspective polygon pow radial-gradient ray rect rem repeat repeating-conic-gradient repeating-linear-gradient
repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
scalez sepia sign sin skew skewx skewy sqrt steps symbols tan translate translate3d translatex translatey translatez
url var xywh`.split(/\s+/),
);

/** Legacy properties that run a script from a style sheet. */
const refused = new Set(['behavior', '-ms-behavior', '-moz-binding']);
const property = /^(?:--[\w-]+|-?[a-z][a-z0-9-]*)$/i;

/** An own path in any notation of `url()`. */
function isOwn(address: string): boolean {
  const bare = address.trim().replace(/^(["'])(.*)\1$/, '$2');
  return /^\/(?!\/)[^"'()\\<>\s]*$/.test(bare) && safeAddress(bare) !== undefined;
}

function isSafeValue(value: string): boolean {
  if (/[<{}]|@import/i.test(value)) return false;
  // An escape can spell any name; inside a string it only yields a character.
  const outsideStrings = withoutStrings(value);
  if (outsideStrings === null || outsideStrings.includes('\\')) return false;
  const called = [...outsideStrings.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name.toLowerCase());
  if (called.some(name => name !== '' && !functions.has(name))) return false;
  const addresses = [...value.matchAll(/url\(([^)]*)\)/gi)].map(([, address = '']) => address);
  return addresses.length === called.filter(name => name === 'url').length && addresses.every(isOwn);
}

/**
 * The safe declarations of a block, as `name:value` joined by semicolons.
 * @param rename prefixes the names of the widget's own animations, so that they do not collide with others.
 */
export function safeDeclarations(block: string, rename: (name: string) => string): string {
  const found = (splitCss(block, ';') ?? []).flatMap(declaration => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1).trim();
    if (colon < 1 || !property.test(name) || refused.has(name.toLowerCase()) || !isSafeValue(value))
      return [];
    const isAnimation = /^(?:-webkit-)?animation(?:-name)?$/i.test(name);
    return [`${name}:${isAnimation ? value.replace(/[a-z_][\w-]*/gi, rename) : value}`];
  });
  return found.join(';');
}
