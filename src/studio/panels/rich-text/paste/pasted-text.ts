/**
 * Text without markup: its paragraphs and lines, typed lists, and what people write as Markdown. It is read with caution:
 * a date is no numbered list, and a line that only looks like an entry is a line.
 */

import { BlockWriter } from './block-writer.ts';
import { inlineParts } from './pasted-words.ts';

const bulletSign = /^([•▪◦‣●○■·\uf0b7\uf0a7])[ \t\u00a0]+/;
const dashSign = /^([-*+])[ \t]+/;
const numberSign = /^(\d{1,3})[.)][ \t]+/;

interface Line {
  /** How far it is moved in, in spaces. */
  indent: number;
  text: string;
  /** What a list entry begins with; undefined: the line is no entry. */
  sign?: string;
}

/** A tab is as wide as in most editors. */
const indentOf = (written: string): number => {
  const [space = ''] = /^[ \t\u00a0]*/.exec(written) ?? [];
  return [...space].reduce((sum, character) => sum + (character === '\t' ? 4 : 1), 0);
};

function readLine(written: string): Line {
  const indent = indentOf(written);
  const text = written.trim();
  const sign = (bulletSign.exec(text) ?? dashSign.exec(text) ?? numberSign.exec(text))?.[1];
  return sign === undefined ? { indent, text } : { indent, text, sign };
}

const isNumber = (sign: string): boolean => /^\d/.test(sign);

/** Dashes and numbers begin sentences too: only neighbours of the same kind are a list. */
function areEntries(one: Line, other: Line | undefined): boolean {
  if (one.sign === undefined || other?.sign === undefined) return false;
  if (isNumber(one.sign) && isNumber(other.sign)) return Number(other.sign) === Number(one.sign) + 1;
  return isNumber(one.sign)
    ? other.indent > one.indent
    : other.sign === one.sign || other.indent !== one.indent;
}

/** Takes the signs away from lines that are no entries. */
function onlyLists(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ text }) => text !== '');
  const entries = new Set<Line>();
  for (const [at, line] of filled.entries()) {
    if (line.sign !== undefined && /[^-*+\d]/.test(line.sign)) entries.add(line);
    const next = filled[at + 1];
    if (next && areEntries(line, next)) entries.add(line).add(next);
  }
  return lines.map(line => (entries.has(line) ? line : { indent: line.indent, text: line.text }));
}

/** @param isPlain without Markdown, as people ask for by Ctrl+Shift+V */
export function readPlainText(pasted: string, isPlain: boolean, root: Element): void {
  const lines = pasted
    .replaceAll(/\r\n?|\u2028|\v/g, '\n')
    .replaceAll('\u2029', '\n\n')
    .split('\n')
    .map(readLine);
  const writer = new BlockWriter(root);
  if (isPlain) for (const line of lines) writeWords(writer, line, []);
  else writeLines(writer, onlyLists(lines));
  writer.finish();
}

function writeWords(writer: BlockWriter, { text }: Line, parts = inlineParts(text)): void {
  if (text === '') {
    writer.end();
    return;
  }
  writer.lineBreak();
  if (parts.length === 0) writer.words(text, [], false);
  for (const { words, marks } of parts) writer.words(words, marks, false);
}

function writeLines(writer: BlockWriter, lines: readonly Line[]): void {
  /** Of the entries of the list that is open, the innermost last. */
  const indents: number[] = [];
  let isCode = false;
  for (const line of lines) {
    const { text, sign, indent } = line;
    if (text.startsWith('```')) {
      if (isCode) writer.end();
      else writer.begin('pre');
      isCode = !isCode;
    } else if (isCode) {
      writer.lineBreak();
      writer.words(' '.repeat(indent) + text, [], true);
    } else if (sign !== undefined) {
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
      indents.push(indent);
      writeEntry(writer, line, sign, indents.length);
    } else {
      if (text !== '') indents.length = 0;
      writeBlock(writer, line);
    }
  }
}

function writeEntry(writer: BlockWriter, { indent, text }: Line, sign: string, level: number): void {
  const said = text.slice(sign.length).replace(/^[.)]?[ \t\u00a0]+/, '');
  writer.asEntry(level, isNumber(sign) ? 'ol' : 'ul', sign, () => writeWords(writer, { indent, text: said }));
}

function writeBlock(writer: BlockWriter, line: Line): void {
  const { indent, text } = line;
  const heading = /^(#{1,6})[ \t]+(?=\S)/.exec(text);
  if (heading) {
    writer.begin('p', heading[1]?.length ?? 1);
    writeWords(writer, { indent, text: text.slice(heading[0].length).replace(/[ \t]+#+$/, '') });
    writer.end();
  } else if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) writer.rule();
  else if (/^>[ \t]?/.test(text))
    writer.quote(() => writeWords(writer, { indent, text: text.replace(/^>[ \t]?/, '') }));
  else writeWords(writer, line);
}
