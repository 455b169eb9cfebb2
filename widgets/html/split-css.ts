/** Splits CSS at its top level: strings, escapes and brackets are skipped, comments are removed. */

/** An at-rule without a block has no `block`; a rule's `prelude` is its selector. */
export interface CssPart {
  prelude: string;
  block?: string;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Index after the string that starts at `from`; a line break ends an unclosed string. */
function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at + 1;
    else if (css[at] === '\n') return at;
  }
  return css.length;
}

/** Index after the token at `at`: a character, an escape, a string, or a bracket pair with its content; -1 for unbalanced brackets. */
function endOfPiece(css: string, at: number): number {
  const character = css[at] ?? '';
  if (character === '\\') return at + 2;
  if (character === '"' || character === "'") return endOfString(css, at);
  if (')]}'.includes(character)) return -1;
  const end = closing[character];
  if (end === undefined) return at + 1;
  let inside = at + 1;
  while (inside < css.length && css[inside] !== end) {
    inside = endOfPiece(css, inside);
    if (inside < 0) return -1;
  }
  return inside < css.length ? inside + 1 : -1;
}

/** Parts between separators outside strings and brackets; null for unbalanced brackets. */
export function splitCss(css: string, separator: ',' | ';' | ':'): string[] | null {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < css.length; ) {
    if (css[at] === separator) {
      pieces.push(css.slice(start, at));
      start = at + 1;
    }
    at = endOfPiece(css, at);
    if (at < 0) return null;
  }
  return [...pieces, css.slice(start)].map(piece => piece.trim());
}

/** Replaces comments by a space, unclosed ones up to the end; comment signs inside strings are ignored. */
export function withoutComments(css: string): string {
  let out = '';
  for (let at = 0; at < css.length; ) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      out += ' ';
      at = end < 0 ? css.length : end + 2;
      continue;
    }
    const isString = css[at] === '"' || css[at] === "'";
    const end = isString ? endOfString(css, at) : css[at] === '\\' ? at + 2 : at + 1;
    out += css.slice(at, end);
    at = end;
  }
  return out;
}

/** The text without its strings; null for an unclosed string, which would swallow the text after it. */
export function withoutStrings(css: string): string | null {
  const outside = css.replace(/\\[^]|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, piece =>
    piece.startsWith('\\') ? piece : ' ',
  );
  return /["']|\\$/.test(outside.replace(/\\[^]/g, ' ')) ? null : outside;
}

/** The rules of a style sheet in order, up to the first unbalanced bracket. */
export function partsOfCss(css: string): CssPart[] {
  const parts: CssPart[] = [];
  let start = 0;
  for (let at = 0; at < css.length; ) {
    const character = css[at];
    const end = endOfPiece(css, at);
    if (end < 0) return parts;
    if (character === ';' || character === '{') {
      const prelude = css.slice(start, at).trim();
      const block = character === '{' ? { block: css.slice(at + 1, end - 1) } : {};
      if (prelude) parts.push({ prelude, ...block });
      start = end;
    }
    at = end;
  }
  return parts;
}
