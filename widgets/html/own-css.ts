/** A widget's CSS under a scope name that is hashed from the CSS: equal CSS shares a scope, different CSS never does. */
import { scopeCss } from './scope-css.ts';

export interface OwnCss {
  /** Value of the attribute `data-css`. */
  name: string;
  rules: string;
}

/** FNV-1a: short, and the same on the server and in the browser. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `c${(hash >>> 0).toString(36)}`;
}

/** The most recent results: head, markup and every render need the CSS of the same widget. */
const known = new Map<string, OwnCss | undefined>();
const mostKnown = 32;

/** Undefined: no rule is safe. */
export function ownCss(css: string | undefined): OwnCss | undefined {
  if (!css) return undefined;
  if (known.has(css)) return known.get(css);
  const name = nameOf(css);
  const rules = scopeCss(css, `[data-css="${name}"]`, name);
  const own = rules ? { name, rules } : undefined;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= mostKnown) known.delete(oldest);
  known.set(css, own);
  return own;
}
