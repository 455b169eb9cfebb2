/** CSS of a widget with a scope name derived from it: equal CSS has the same name, different CSS a different one. */

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

/** Limited to the newest results; every request for a page reads the same CSS. */
const cached = new Map<string, OwnCss | undefined>();
const maxCached = 32;

/** Undefined if no rule is safe. The parser is loaded with the first CSS. */
export async function ownCss(css: string | undefined): Promise<OwnCss | undefined> {
  if (!css) return undefined;
  if (cached.has(css)) return cached.get(css);
  const { scopeCss } = await import('./scope-css.ts');
  const name = nameOf(css);
  const rules = scopeCss(css, `[data-css="${name}"]`, name);
  const own = rules ? { name, rules } : undefined;
  const [oldest] = cached.keys();
  if (oldest !== undefined && cached.size >= maxCached) cached.delete(oldest);
  cached.set(css, own);
  return own;
}
