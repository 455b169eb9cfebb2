/**
 * What the styles of a pasted text say: only those that carry meaning. They are read as text: under the policy of Studio
 * a browser ignores styles within markup, so that their objects are empty.
 */

/** Property to value, in lower case. */
export type Styles = Readonly<Record<string, string>>;

const meaningful = new Set([
  ...[
    'font',
    'font-weight',
    'font-style',
    'font-size',
    'font-family',
    'text-decoration',
    'text-decoration-line',
  ],
  ...['vertical-align', 'display', 'visibility', 'opacity', 'white-space', 'white-space-collapse'],
  ...['clip', 'clip-path', 'position', 'border', 'mso-list', 'mso-hide', 'mso-outline-level'],
]);

/** Semicolons within quotes and parentheses do not end a declaration. */
function splitDeclarations(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let quote = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function readDeclarations(text: string): Styles {
  const styles: Record<string, string> = {};
  for (const declaration of splitDeclarations(text)) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!meaningful.has(property)) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
    if (property === 'font') readFont(value, styles);
    else styles[property] = value;
  }
  return styles;
}

/** `italic bold 12px Helvetica`: what stands before the size. */
function readFont(value: string, styles: Record<string, string>): void {
  const words = value.split(/\s+/).slice(0, 4);
  styles['font-style'] = words.find(word => word === 'italic' || word === 'oblique') ?? 'normal';
  styles['font-weight'] = words.find(word => /^(bold|bolder|lighter|[1-9]00)$/.test(word)) ?? 'normal';
}

/** The rules of a style sheet for elements and classes alone: `p.p1`, `.xl65`, `td`. */
export type Sheet = ReadonlyMap<string, Styles>;

const alone = /^(?:<!--\s*)?((?:[a-z][a-z\d]*)?(?:\.[\w-]+)?)$/;

export function readSheet(css: string): Sheet {
  const sheet = new Map<string, Styles>();
  for (const rule of css.split('}')) {
    const [selectors = '', block] = rule.split('{');
    if (block === undefined) continue;
    const styles = readDeclarations(block);
    if (Object.keys(styles).length === 0) continue;
    for (const selector of selectors.split(',')) {
      const key = alone.exec(selector.trim().toLowerCase())?.[1];
      if (key) sheet.set(key, { ...sheet.get(key), ...styles });
    }
  }
  return sheet;
}

const styleOf = (element: Element): string =>
  element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';

/** All that an element's own attributes and the sheet say about it; nothing is inherited. */
export function stylesOf(element: Element, sheet: Sheet): Styles {
  const written = styleOf(element);
  const own = written === '' ? {} : readDeclarations(written);
  if (sheet.size === 0) return own;
  const tag = element.localName;
  const classes = (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return Object.assign(
    {},
    sheet.get(tag),
    ...classes.map(name => sheet.get(`.${name}`)),
    ...classes.map(name => sheet.get(`${tag}.${name}`)),
    own,
  ) as Styles;
}

export const isInvisible = (element: Element, styles: Styles): boolean =>
  element.hasAttribute('hidden') ||
  styles['display'] === 'none' ||
  styles['visibility'] === 'hidden' ||
  styles['visibility'] === 'collapse' ||
  styles['mso-hide'] === 'all' ||
  Number(styles['opacity'] ?? 1) === 0 ||
  /^0(?:\.0+)?(?:px|pt|em|rem|%)?$/.test(styles['font-size'] ?? '') ||
  // For screen readers alone.
  (styles['position'] === 'absolute' &&
    (/^rect\((?:[01](?:px)?[,\s]*){4}\)$/.test(styles['clip'] ?? '') ||
      styles['clip-path'] === 'inset(50%)'));

const decorationOf = (styles: Styles): string | undefined =>
  styles['text-decoration-line'] ?? styles['text-decoration'];

/** What an element says about its words; undefined: nothing. */
export interface Emphasis {
  strong: boolean | undefined;
  em: boolean | undefined;
  u: boolean | undefined;
  s: boolean | undefined;
  /** `normal`: on the line. */
  line: 'sup' | 'sub' | 'normal' | undefined;
}

function boldOf(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function lineOf(align: string | undefined): Emphasis['line'] {
  if (align === 'super') return 'sup';
  if (align === 'sub') return 'sub';
  return align === 'baseline' ? 'normal' : undefined;
}

export function emphasisOf(styles: Styles): Emphasis {
  const slant = styles['font-style'];
  const decoration = decorationOf(styles);
  const isPlain = decoration === undefined ? undefined : false;
  return {
    strong: boldOf(styles['font-weight']),
    em:
      slant === undefined || slant === 'inherit'
        ? undefined
        : slant === 'italic' || slant.startsWith('oblique'),
    u: decoration?.includes('underline') ? true : isPlain,
    s: decoration?.includes('line-through') ? true : isPlain,
    line: lineOf(styles['vertical-align']),
  };
}

/** Whether lines of the text are lines; undefined: the element does not say. */
export function keepsLines(styles: Styles): boolean | undefined {
  const said = styles['white-space-collapse'] ?? styles['white-space'];
  if (said === undefined || said === 'inherit') return undefined;
  return said.startsWith('pre') || said.startsWith('break-spaces');
}

/** Code, as editors of programs write it. */
export const isCode = (styles: Styles): boolean =>
  keepsLines(styles) === true && /mono|consolas|menlo|courier/.test(styles['font-family'] ?? '');
