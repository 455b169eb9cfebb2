/** What the words of an element are marked as, by its name and by its styles. */

import { deadLink, exceptMarks, linkMark } from './marked-text.ts';
import { pastedLink } from './pasted-link.ts';
import { emphasisOf, type Styles } from './pasted-styles.ts';

const markOfElement: Readonly<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', dfn: 'em', var: 'em', cite: 'em', u: 'u', ins: 'u' },
  ...{ s: 's', strike: 's', del: 's', small: 'small', sub: 'sub', sup: 'sup' },
  ...{ code: 'code', kbd: 'code', samp: 'code', tt: 'code' },
};

const changed = (marks: readonly string[], tag: string, isOn: boolean | undefined): readonly string[] => {
  if (isOn === undefined) return marks;
  const others = exceptMarks(marks, tag);
  return isOn ? [...others, tag] : others;
};

export function wordMarks(element: Element, styles: Styles, around: readonly string[]): readonly string[] {
  const own = markOfElement[element.localName];
  let marks = own === undefined ? around : [...exceptMarks(around, own), own];
  const { strong, em, u, s, line } = emphasisOf(styles);
  marks = changed(changed(marks, 'strong', strong), 'em', em);
  // A line under or through words around goes on through these; only the element's own is taken away.
  marks = changed(marks, 'u', u === false && own !== 'u' ? undefined : u);
  marks = changed(marks, 's', s === false && own !== 's' ? undefined : s);
  if (line !== undefined) marks = [...exceptMarks(marks, 'sup', 'sub'), ...(line === 'normal' ? [] : [line])];
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  const address = href === null ? undefined : pastedLink(href);
  if (href !== null)
    marks = [...exceptMarks(marks, 'a'), address === undefined ? deadLink : linkMark(address)];
  // A link is underlined by itself, and one that leads nowhere was.
  return marks.some(mark => mark === deadLink || mark.startsWith('a ')) ? exceptMarks(marks, 'u') : marks;
}
