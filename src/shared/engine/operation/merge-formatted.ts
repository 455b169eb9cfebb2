/** Merges two changes of one formatted text by paragraphs, headings and list entries (R-STUDIO-147). */
import { listChanges } from '#kernel/list-changes.ts';

/** Elements without an end tag. */
const voids = new Set(['br', 'hr', 'img', 'wbr', 'col', 'source']);
/** Elements that are taken apart: their entries are blocks of their own, and so are their own tags. */
const lists = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot']);
/** What a formatted text begins with; anything else is a plain text. */
const block = /^<(?:p|h[1-6]|ul|ol|dl|table|blockquote|pre|figure|div|hr)\b/i;

const tagsAndText = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi;

/**
 * The blocks of a formatted text, in order; joined they are the text again. Null for a text whose elements do not close in
 * order, and for a plain text.
 */
export function textBlocks(html: string): string[] | null {
  if (!block.test(html)) return null;
  const blocks: string[] = [];
  const open: string[] = [];
  /** How many of the open elements are lists around the block. */
  let around = 0;
  let current = '';
  const end = () => {
    if (current !== '') blocks.push(current);
    current = '';
  };
  for (const [part, slash, written] of html.matchAll(tagsAndText)) {
    const tag = written?.toLowerCase();
    const isBetween = open.length === around;
    if (tag === undefined) {
      current += part;
      if (isBetween) end();
    } else if (slash === '/') {
      if (open.pop() !== tag) return null;
      current += part;
      if (open.length < around) around = open.length;
      if (open.length === around) end();
    } else {
      current += part;
      if (!voids.has(tag)) {
        open.push(tag);
        if (isBetween && lists.has(tag)) around = open.length;
      }
      if (open.length === around) end();
    }
  }
  return open.length === 0 ? blocks : null;
}

interface Change {
  /** Blocks of the text before that are replaced, from `start` to before `end`; none: blocks are inserted at `start`. */
  start: number;
  end: number;
  blocks: string[];
}

const changesOf = (was: readonly string[], now: readonly string[]): Change[] =>
  listChanges(was, now).map(({ start, end, from, to }) => ({ start, end, blocks: now.slice(from, to) }));

const isSame = (one: Change, other: Change): boolean =>
  one.start === other.start && one.end === other.end && one.blocks.join('') === other.blocks.join('');

/** Insertions at one point and changes of neighbours do not meet. */
const meets = (one: Change, other: Change): boolean => one.start < other.end && other.start < one.end;

/**
 * The text with both changes; null when both changed the same block, and for plain texts. Blocks that both inserted at one
 * point stand there one after the other, theirs first.
 * @param was what both began with
 */
export function mergeFormatted(was: string, theirs: string, mine: string): string | null {
  const [before, their, my] = [textBlocks(was), textBlocks(theirs), textBlocks(mine)];
  if (!before || !their || !my) return null;
  const theirChanges = changesOf(before, their);
  const myChanges = changesOf(before, my).filter(
    change => !theirChanges.some(other => isSame(change, other)),
  );
  if (myChanges.some(change => theirChanges.some(other => meets(change, other)))) return null;
  const all = [...theirChanges, ...myChanges].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const merged: string[] = [];
  let at = 0;
  for (const { start, end, blocks } of all) {
    merged.push(...before.slice(at, start), ...blocks);
    at = end;
  }
  merged.push(...before.slice(at));
  const text = merged.join('');
  // The tags of a list may have been changed by one, and an entry moved out of it by the other.
  return textBlocks(text) === null ? null : text;
}
