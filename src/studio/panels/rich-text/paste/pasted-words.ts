/** Emphasis and links within a line of Markdown. */

import { linkMark } from './marked-text.ts';
import { pastedLink } from './pasted-link.ts';

export interface InlinePart {
  words: string;
  marks: readonly string[];
}

/** Signs stand at the edges of words, so that "2*3*4" and names_with_lines are no emphasis. */
const rules: readonly { sign: RegExp; marks: (found: RegExpExecArray) => readonly string[] | undefined }[] = [
  { sign: /`([^`\n]{1,400})`/g, marks: () => ['code'] },
  {
    sign: /(?<!!)\[([^[\]\n]{1,400})\]\(([^()\s]{1,2000})(?: "[^"\n]{0,400}")?\)/g,
    marks: ({ 2: address = '' }) => {
      const link = pastedLink(address);
      return link === undefined ? undefined : [linkMark(link)];
    },
  },
  { sign: /(?<![\w*])\*\*(?=[^\s*])([^*\n]{0,2000}[^\s*])\*\*(?![\w*])/g, marks: () => ['strong'] },
  { sign: /(?<![\w_])__(?=[^\s_])([^_\n]{0,2000}[^\s_])__(?![\w_])/g, marks: () => ['strong'] },
  { sign: /(?<!~)~~(?=[^\s~])([^~\n]{0,2000}[^\s~])~~(?!~)/g, marks: () => ['s'] },
  { sign: /(?<![\w*])\*(?=[^\s*])([^*\n]{0,2000}[^\s*])\*(?![\w*])/g, marks: () => ['em'] },
  { sign: /(?<![\w_])_(?=[^\s_])([^_\n]{0,2000}[^\s_])_(?![\w_])/g, marks: () => ['em'] },
];

/** @returns parts of which each has words; a line without signs is one part */
export function inlineParts(line: string, marks: readonly string[] = [], from = 0): InlinePart[] {
  const rule = rules[from];
  if (line === '') return [];
  if (rule === undefined) return [{ words: line, marks }];
  const parts: InlinePart[] = [];
  let at = 0;
  for (const found of line.matchAll(rule.sign)) {
    const own = rule.marks(found);
    if (own === undefined) continue;
    parts.push(...inlineParts(line.slice(at, found.index), marks, from + 1));
    const inner = found[1] ?? '';
    const both = [...marks, ...own];
    // Code is as it is written.
    parts.push(...(from === 0 ? [{ words: inner, marks: both }] : inlineParts(inner, both, from + 1)));
    at = found.index + found[0].length;
  }
  return [...parts, ...inlineParts(line.slice(at), marks, from + 1)];
}
