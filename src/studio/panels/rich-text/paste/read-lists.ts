/** Lists as elements, whose levels programs write in three ways: within entries, beside entries, and as numbers. */

import type { Around, Reading } from './reading.ts';

const maxLevel = 9;

/** Google Docs and older pages put a list of the next level beside the entry that it belongs to. */
export function readList(element: Element, around: Around, { writer, read }: Reading): void {
  // Word on the web writes each entry as a list with its level.
  const goesOn = element.firstElementChild?.hasAttribute('data-aria-level') === true;
  if (around.lists === 0 && !goesOn) writer.breakLists();
  else writer.end();
  read(element, { ...around, lists: around.lists + 1 });
  writer.end();
}

function checkOf(element: Element): string {
  if (element.getAttribute('role') !== 'checkbox') return '';
  return element.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ';
}

export function readEntry(element: Element, around: Around, { writer, counts, read }: Reading): void {
  const list = element.parentElement;
  const isOrdered = list?.localName === 'ol';
  const said = Math.trunc(Number(element.getAttribute('data-aria-level')));
  const level = Math.min(said > 0 ? said : Math.max(around.lists, 1), maxLevel);
  let sign = '•';
  if (isOrdered && !writer.canHaveBlocks) {
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    sign = `${count}.`;
  }
  const check = checkOf(element);
  writer.asEntry(level, isOrdered ? 'ol' : 'ul', sign, () => {
    writer.lead(check);
    read(element, around);
  });
}

/** Lists of terms; one outside of such a list is a paragraph. */
export function readTerms(element: Element, around: Around, { writer, read }: Reading): void {
  const tag = element.localName;
  const isPart = tag === 'dl' ? writer.canHaveBlocks : writer.isInTerms;
  if (!isPart) {
    writer.end();
    read(element, around);
    writer.end();
    return;
  }
  writer.enter(tag, tag !== 'dl');
  read(element, { ...around, lists: 0 });
  writer.leave();
}
