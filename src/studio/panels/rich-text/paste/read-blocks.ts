/** Reads what a pasted document means, element by element; each is visited once. */

import { exceptMarks } from './marked-text.ts';
import { wordMarks } from './pasted-marks.ts';
import { isCheckedIcon, readImage } from './pasted-pictures.ts';
import { isCode, isInvisible, keepsLines, type Styles, stylesOf } from './pasted-styles.ts';
import { readEntry, readList, readTerms } from './read-lists.ts';
import { isLayout, readTable } from './read-table.ts';
import { isWordMarker, readWordEntry, wordLevel } from './read-word-lists.ts';
import type { Around, Reading } from './reading.ts';

/** Of what is deeper than any document, only the words are read. */
const maxDepth = 400;

/** Without words of their own: controls, and what is not text. */
const skipped = new Set([
  ...[
    'button',
    'label',
    'input',
    'select',
    'textarea',
    'option',
    'datalist',
    'progress',
    'meter',
    'canvas',
    'svg',
    'math',
  ],
  ...[
    'head',
    'title',
    'style',
    'script',
    'noscript',
    'template',
    'iframe',
    'object',
    'video',
    'audio',
    'map',
  ],
]);

const blocks = new Set([
  ...['p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'figure', 'figcaption'],
  ...['address', 'form', 'fieldset', 'legend', 'center', 'details', 'summary', 'table', 'caption'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
]);

export function readChildren(parent: ParentNode, around: Around, reading: Reading): void {
  for (const child of parent.childNodes) readNode(child, around, reading);
}

function readNode(node: ChildNode, around: Around, reading: Reading): void {
  const { writer } = reading;
  if (node.nodeType === node.TEXT_NODE) writer.words(node.textContent ?? '', around.marks, around.keepsLines);
  else if (node.nodeType !== node.ELEMENT_NODE) return;
  else if (around.depth > maxDepth) writer.words(node.textContent ?? '', around.marks, false);
  else readElement(node as Element, around, reading);
}

/** Headings by their element, their role, or the level that Word gives them; 0: the title of a document. */
function headingLevel(element: Element, styles: Styles): number | undefined {
  const byName = /^h([1-6])$/.exec(element.localName)?.[1];
  if (byName !== undefined) return Number(byName);
  if (element.getAttribute('role') === 'heading')
    return Math.min(Math.max(Math.trunc(Number(element.getAttribute('aria-level'))) || 2, 1), 6);
  if (element.localName !== 'p') return undefined;
  if (/\bMsoTitle/i.test(element.getAttribute('class') ?? '')) return 0;
  return Number(/^[1-6]$/.exec(styles['mso-outline-level'] ?? '')?.[0] ?? 0) || undefined;
}

/** What has no words around it. @returns whether the element was one */
function readAlone(element: Element, around: Around, reading: Reading): boolean {
  const { writer } = reading;
  const tag = element.localName;
  if (tag === 'br') writer.lineBreak();
  else if (tag === 'hr') writer.rule();
  else if (tag === 'img') readImage(element, around, reading);
  else if (isCheckedIcon(element)) writer.words(element.hasAttribute('checked') ? '☑ ' : '☐ ', [], false);
  else return skipped.has(tag);
  return true;
}

function readElement(element: Element, before: Around, reading: Reading): void {
  const { writer, sheet } = reading;
  const styles = stylesOf(element, sheet);
  if (isInvisible(element, styles) || (isWordMarker(styles) && writer.level > 0)) return;
  if (readAlone(element, before, reading)) return;
  const around: Around = {
    marks: wordMarks(element, styles, before.marks),
    keepsLines: keepsLines(styles) ?? before.keepsLines,
    lists: before.lists,
    depth: before.depth + 1,
  };
  const heading = headingLevel(element, styles);
  const level = heading === undefined ? wordLevel(styles) : 0;
  const isCoded = element.localName === 'pre' || (blocks.has(element.localName) && isCode(styles));
  if (heading !== undefined) readHeading(element, heading, around, reading);
  else if (level > 0) readWordEntry(element, level, around, reading);
  else if (isCoded && writer.canHaveBlocks) readCode(element, around, reading);
  else readNamed(element, styles, around, reading);
}

function readNamed(element: Element, styles: Styles, around: Around, reading: Reading): void {
  const { writer, read } = reading;
  switch (element.localName) {
    case 'ul':
    case 'ol':
    case 'menu':
      readList(element, around, reading);
      break;
    case 'li':
      readEntry(element, around, reading);
      break;
    case 'dl':
    case 'dt':
    case 'dd':
      readTerms(element, around, reading);
      break;
    case 'table':
      if (isLayout(element) || !writer.canHaveBlocks) readBlock(element, around, reading);
      else readTable(element, around, reading);
      break;
    case 'blockquote':
      readQuotation(element, styles, around, reading);
      break;
    case 'details':
      readDetails(element, around, reading);
      break;
    case 'q':
      writer.words('”', around.marks, false);
      read(element, around);
      writer.words('”', around.marks, false);
      break;
    default:
      if (isBlock(element, styles)) readBlock(element, around, reading);
      else read(element, around);
  }
}

function isBlock({ localName }: Element, { display = '' }: Styles): boolean {
  if (display.startsWith('inline')) return localName === 'p';
  return blocks.has(localName) || /^(block|flex|grid|list-item|table)$/.test(display);
}

/** Its words are on lines of their own. */
function readBlock(element: Element, around: Around, { writer, read }: Reading): void {
  if (writer.isPre) {
    writer.lineBreak();
    read(element, around);
    return;
  }
  writer.end();
  read(element, around);
  writer.end();
}

function readHeading(element: Element, level: number, around: Around, { writer, read }: Reading): void {
  // A list entry begins with a paragraph, and a cell has words alone: there a heading is bold.
  const isPlain = writer.level > 0 || !writer.canHaveBlocks;
  const others = exceptMarks(around.marks, 'strong');
  writer.begin('p', isPlain ? undefined : level);
  read(element, { ...around, marks: isPlain ? [...others, 'strong'] : others });
  writer.end();
}

function readCode(element: Element, around: Around, { writer, read }: Reading): void {
  const isOuter = !writer.isPre;
  if (isOuter) writer.begin('pre');
  else writer.lineBreak();
  read(element, { ...around, keepsLines: true });
  if (isOuter) writer.end();
}

/** Browsers write indentation as a quotation without a line. */
function readQuotation(element: Element, styles: Styles, around: Around, reading: Reading): void {
  const { writer, read } = reading;
  const isIndented = /^(none|0|medium none)/.test(styles['border'] ?? '');
  if (isIndented || !writer.canHaveBlocks) {
    readBlock(element, around, reading);
    return;
  }
  writer.enter('blockquote');
  read(element, { ...around, lists: 0 });
  writer.leave();
}

/** A summary that is pressed to see the rest. */
function readDetails(element: Element, around: Around, reading: Reading): void {
  const { writer, read } = reading;
  const summary = element.firstElementChild;
  if (summary?.localName !== 'summary' || !writer.canHaveBlocks || writer.level > 0) {
    readBlock(element, around, reading);
    return;
  }
  writer.enter('details');
  writer.enter('summary', true);
  read(summary, around);
  writer.leave(true);
  summary.remove();
  read(element, { ...around, lists: 0 });
  writer.leave();
}
