/** Tables of data; those that only place things beside each other are read as what they place. */

import { wordMarks } from './pasted-marks.ts';
import { isInvisible, stylesOf } from './pasted-styles.ts';
import type { Around, Reading } from './reading.ts';

const isTag = (element: Element, ...tags: string[]): boolean => tags.includes(element.localName);

/** Mails are tables within tables, and what has one column alone is text below text. */
export function isLayout(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none' || table.querySelector('table') !== null) return true;
  return table.querySelector(':is(td, th) + :is(td, th)') === null;
}

interface Row {
  element: Element;
  isHead: boolean;
  around: Around;
}

/** Rows in their order, with what their sections say; what stands between rows is nothing that a table shows. */
function rowsOf(parent: Element, around: Around, reading: Reading, isHead = false): Row[] {
  return [...parent.children].flatMap(child => {
    const styles = stylesOf(child, reading.sheet);
    if (isInvisible(child, styles)) return [];
    const inner = { ...around, marks: wordMarks(child, styles, around.marks), lists: 0 };
    if (isTag(child, 'tr')) return [{ element: child, isHead, around: inner }];
    if (!isTag(child, 'thead', 'tbody', 'tfoot')) return [];
    return rowsOf(child, inner, reading, isTag(child, 'thead'));
  });
}

const isSpan = (value: string | null): value is string =>
  value !== null && /^(?:[2-9]|[1-9]\d{1,2})$/.test(value);

function writeCell(cell: Element, isHead: boolean, { around }: Row, reading: Reading): Element {
  const { writer } = reading;
  const isHeader = isHead || cell.localName === 'th';
  const written = writer.element(isHeader ? 'th' : 'td');
  const scope = cell.getAttribute('scope');
  if (isHeader) written.setAttribute('scope', scope === 'row' || (scope === null && !isHead) ? 'row' : 'col');
  for (const name of ['colspan', 'rowspan']) {
    const span = cell.getAttribute(name);
    if (isSpan(span)) written.setAttribute(name, span);
  }
  writer.enterElement(written, true);
  const styles = stylesOf(cell, reading.sheet);
  if (!isInvisible(cell, styles))
    reading.read(cell, { ...around, marks: wordMarks(cell, styles, around.marks) });
  writer.leave(true);
  return written;
}

const isWholeBold = (cell: Element): boolean =>
  cell.textContent.trim() !== '' &&
  [...cell.childNodes].every(
    node => node.textContent?.trim() === '' || (node instanceof Element && node.localName === 'strong'),
  );

/** Spreadsheets have no header cells: a first row of bold words alone is one. */
function isHeaderRow(row: Element): boolean {
  return row.children.length > 1 && [...row.children].every(isWholeBold);
}

function asHeader(row: Element): void {
  for (const cell of [...row.children]) {
    const header = row.ownerDocument.createElement('th');
    header.setAttribute('scope', 'col');
    for (const { name, value } of cell.attributes) if (name !== 'scope') header.setAttribute(name, value);
    header.append(...cell.childNodes);
    for (const bold of [...header.children])
      if (bold.localName === 'strong') bold.replaceWith(...bold.childNodes);
    cell.replaceWith(header);
  }
}

/** Rows without words are room, but where cells reach over several rows. */
function removeEmptyRows(body: Element): void {
  if (body.querySelector('[rowspan]')) return;
  for (const row of [...body.children]) if (row.textContent.trim() === '') row.remove();
}

export function readTable(element: Element, around: Around, reading: Reading): void {
  const { writer } = reading;
  const rows = rowsOf(element, around, reading);
  const table = writer.enter('table');
  const caption = [...element.children].find(child => isTag(child, 'caption'));
  if (caption) {
    writer.enter('caption', true);
    reading.read(caption, around);
    writer.leave();
  }
  const [head, body] = [writer.element('thead'), writer.element('tbody')];
  for (const row of rows) {
    const cells = [...row.element.children].filter(child => isTag(child, 'td', 'th'));
    const isHead = row.isHead && body.childNodes.length === 0;
    const written = writer.element('tr');
    written.append(...cells.map(cell => writeCell(cell, isHead, row, reading)));
    if (cells.length > 0) (isHead ? head : body).append(written);
  }
  removeEmptyRows(body);
  const [first] = body.children;
  if (head.childNodes.length === 0 && first && body.children.length > 1 && isHeaderRow(first)) {
    asHeader(first);
    head.append(first);
  }
  for (const section of [head, body]) if (section.childNodes.length > 0) table.append(section);
  writer.leave();
}
