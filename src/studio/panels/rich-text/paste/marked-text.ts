/** Words with what they are marked as. */

/** Elements of marks, the outermost first: code has no other marks, links have all. */
const order = ['a', 'strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'];

/** A link is `a` with its address. */
export const linkMark = (address: string): string => `a ${address}`;

/** Of a link that leads nowhere: its words. */
export const deadLink = 'a';

const tagOfMark = (mark: string): string => mark.split(' ', 1)[0] ?? mark;

const rankOf = (mark: string): number => order.indexOf(tagOfMark(mark));

/** The marks but those of some elements. */
export const exceptMarks = (marks: readonly string[], ...tags: string[]): string[] =>
  marks.filter(mark => !tags.includes(tagOfMark(mark)));

/** @param text at least one character */
export function writeMarked(block: Element, text: string, marks: readonly string[]): void {
  let inner = block;
  for (const mark of marks.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (mark === deadLink) continue;
    const tag = tagOfMark(mark);
    const element = block.ownerDocument.createElement(tag);
    if (tag === 'a') element.setAttribute('href', mark.slice(2));
    inner = inner.appendChild(element);
  }
  inner.append(text);
}
