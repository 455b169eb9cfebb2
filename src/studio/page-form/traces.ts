/** Finds the element of a click or of a field by text, file and URL. */

/** Identifies a rendered element by its content, because the markup does not name fields. */
export interface Trace {
  kind: 'text' | 'picture' | 'link';
  /** The text, file name or URL. */
  value: string;
}

const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** `/images/pagewidget/800w/hero.jpg` → `hero.jpg`. */
const fileOf = (address: string): string =>
  decodeURIComponent(address.split('?')[0]?.split('/').at(-1) ?? '');

/** From the innermost element out to the root; only properties that a field can contain. */
export function tracesAt(target: Element, root: Element): Trace[] {
  const traces: Trace[] = [];
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    if (element instanceof HTMLImageElement && element.src)
      traces.push({ kind: 'picture', value: fileOf(element.currentSrc || element.src) });
    const words = wordsOf(element);
    if (words) traces.push({ kind: 'text', value: words });
    if (element instanceof HTMLAnchorElement)
      traces.push({ kind: 'link', value: element.getAttribute('href') ?? '' });
  }
  // Images are often covered by other elements.
  const picture = target.querySelector('img');
  if (picture?.src) traces.push({ kind: 'picture', value: fileOf(picture.currentSrc || picture.src) });
  return traces;
}

/** The innermost matching element; null when there is none. */
export function elementOf({ kind, value }: Trace, root: Element): Element | null {
  const all = [...root.querySelectorAll(kind === 'picture' ? 'img' : kind === 'link' ? 'a[href]' : '*')];
  const shows = (element: Element): boolean => {
    if (element instanceof HTMLImageElement && kind === 'picture')
      return fileOf(element.currentSrc || element.src) === value;
    return kind === 'link' ? element.getAttribute('href') === value : wordsOf(element) === value;
  };
  return all.findLast(shows) ?? null;
}
