/** Word writes lists as paragraphs, with their markers as text and their level in a style of its own. */

import { type Styles, stylesOf } from './pasted-styles.ts';
import type { Around, Reading } from './reading.ts';

/** Of the list that a paragraph is an entry of; 0: of none. */
export const wordLevel = (styles: Styles): number =>
  Number(/level([1-9])/.exec(styles['mso-list'] ?? '')?.[1] ?? 0);

export const isWordMarker = (styles: Styles): boolean => styles['mso-list'] === 'ignore';

/** `1.`, `2.1`, `a)`, `iv.`: all others are bullets. */
const ordered = /^\(?(?:\d+(?:\.\d+)*[.)]?|[a-z]{1,4}[.)])$/i;

export function readWordEntry(element: Element, level: number, around: Around, reading: Reading): void {
  const { writer, sheet, read } = reading;
  const marker = [...element.querySelectorAll('[data-style], [style]')].find(each =>
    isWordMarker(stylesOf(each, sheet)),
  );
  const sign = (marker?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
  const isOrdered = ordered.test(sign);
  writer.asEntry(level, isOrdered ? 'ol' : 'ul', isOrdered ? sign : '•', () => read(element, around));
}
