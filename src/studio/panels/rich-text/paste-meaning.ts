/** What word processors write as looks, said with elements: sanitisers drop styles, and with them what they meant. */

/** What an element is shown as, of all that the editor knows. */
const marks = [
  { tag: 'strong', isOn: isBold, isOff: isLight, elements: 'b, strong' },
  { tag: 'em', isOn: isItalic, isOff: isUpright, elements: 'i, em' },
  { tag: 'u', isOn: isUnderlined, isOff: isUndecorated, elements: 'u' },
  { tag: 's', isOn: isStruck, isOff: isUndecorated, elements: 's' },
  { tag: 'sup', isOn: (style: CSSStyleDeclaration) => style.verticalAlign === 'super' },
  { tag: 'sub', isOn: (style: CSSStyleDeclaration) => style.verticalAlign === 'sub' },
];

function isBold({ fontWeight }: CSSStyleDeclaration): boolean {
  return fontWeight === 'bold' || fontWeight === 'bolder' || Number(fontWeight) >= 600;
}
function isLight({ fontWeight }: CSSStyleDeclaration): boolean {
  return (
    fontWeight === 'normal' || fontWeight === 'lighter' || (fontWeight !== '' && Number(fontWeight) < 600)
  );
}
function isItalic({ fontStyle }: CSSStyleDeclaration): boolean {
  return fontStyle === 'italic' || fontStyle.startsWith('oblique');
}
function isUpright({ fontStyle }: CSSStyleDeclaration): boolean {
  return fontStyle === 'normal';
}
const decorationOf = ({ textDecoration, textDecorationLine }: CSSStyleDeclaration): string =>
  `${textDecoration} ${textDecorationLine}`;
function isUnderlined(style: CSSStyleDeclaration): boolean {
  return decorationOf(style).includes('underline');
}
function isStruck(style: CSSStyleDeclaration): boolean {
  return decorationOf(style).includes('line-through');
}
function isUndecorated(style: CSSStyleDeclaration): boolean {
  return decorationOf(style).includes('none');
}

/** Headings are bold, and links underlined, by themselves. */
const saysItself: Readonly<Record<string, string>> = {
  strong: 'h1, h2, h3, h4, h5, h6, th, b, strong',
  em: 'i, em, address',
  u: 'a, u',
  s: 's',
  sup: 'sup',
  sub: 'sub',
};

const blocks = 'p, div, ul, ol, li, dl, table, blockquote, h1, h2, h3, h4, h5, h6, pre, hr, section, article';

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  const style = element.getAttribute('style');
  if (style !== null) renamed.setAttribute('style', style);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Elements of older programs, and of those that mark changes, by what says the same. */
const older: Readonly<Record<string, string>> = {
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  dfn: 'em',
  var: 'em',
  cite: 'em',
};

export const olderTags: readonly string[] = Object.keys(older);

function readOlder(root: ParentNode): void {
  for (const element of root.querySelectorAll(olderTags.join()))
    rename(element, older[element.localName] ?? 'span');
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Google Docs wraps all in `<b style="font-weight: normal">`, and writes bold words as spans. */
function readStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    if (style.display === 'none' || style.visibility === 'hidden') {
      element.remove();
      continue;
    }
    // What stands around blocks says nothing about their words.
    const isInline = element.querySelector(blocks) === null && (element.textContent ?? '').trim() !== '';
    let isUnwrapped = false;
    for (const { tag, isOn, isOff, elements } of marks) {
      if (elements && isOff?.(style) && element.matches(elements)) isUnwrapped = true;
      if (isInline && isOn(style) && !element.closest(saysItself[tag] ?? tag)) wrapContent(element, tag);
    }
    if (isUnwrapped) unwrap(element);
  }
}

/** Word writes lists as paragraphs, with their markers as text and their level in a style of its own. */
const levelOf = (element: Element): number =>
  Number(/mso-list:[^;]*level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

const isMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** `1.`, `a)`, `iv.`: all others are bullets. */
const isOrdered = (marker: string): boolean => /^\(?[\da-z]{1,4}[.)]/i.test(marker.trim());

const newEntry = ({ ownerDocument }: Element): Element => ownerDocument.createElement('li');

function readWordLists(root: ParentNode): void {
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    // Something else stands in between: another list begins.
    if (last !== paragraph.previousElementSibling) lists = [];
    const marker = [...paragraph.querySelectorAll('[style]')].find(isMarker);
    const tag = isOrdered(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const entry = newEntry(paragraph);
    entry.append(...paragraph.childNodes);
    lists.length = Math.min(lists.length, level);
    for (let at = lists.length; at < level; at += 1) {
      const list = paragraph.ownerDocument.createElement(tag);
      const outer = lists.at(-1);
      const inner = outer && (outer.lastElementChild ?? outer.appendChild(newEntry(paragraph)));
      if (inner) inner.append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    lists.at(-1)?.append(entry);
    paragraph.remove();
    last = lists[0] ?? null;
  }
}

/** Google Docs and older pages put a list of the next level beside the entry that it belongs to. */
function nestLists(root: ParentNode): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
  }
}

function readHeadings(root: ParentNode): void {
  // Word on the web.
  for (const heading of root.querySelectorAll('[role=heading][aria-level]')) {
    const level = Number(heading.getAttribute('aria-level'));
    rename(heading, `h${Math.min(Math.max(level, 2), 6)}`);
  }
  for (const heading of root.querySelectorAll('h1, p[class*=MsoTitle]')) rename(heading, 'h2');
}

/** Mail programs write every line as a division, and programs on the web every paragraph within one. */
function readLines(root: ParentNode): void {
  for (const division of root.querySelectorAll('div, section, article')) {
    if (division.querySelector(blocks) || division.closest('p, li, td, th')) unwrap(division);
    else if ((division.textContent ?? '').trim() === '' && !division.querySelector('img')) division.remove();
    else rename(division, 'p');
  }
  for (const end of root.querySelectorAll('br[class*=interchange]')) end.remove();
  for (const line of root.querySelectorAll('p, li, td, th, h2, h3, h4, h5, h6')) {
    // A break at its end, which mail programs write, is no line of its own.
    while (line.lastChild instanceof Element && line.lastChild.localName === 'br') line.lastChild.remove();
    // An empty paragraph is room, which is a look.
    if (line.localName === 'p' && (line.textContent ?? '').trim() === '' && !line.querySelector('img'))
      line.remove();
  }
}

/** @param root a text that was pasted, with styles, roles and classes; it is changed */
export function readMeaning(root: ParentNode): void {
  readOlder(root);
  readWordLists(root);
  nestLists(root);
  readHeadings(root);
  readStyles(root);
  readLines(root);
}
