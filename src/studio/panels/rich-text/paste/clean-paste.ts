/** What is pasted or dropped into a text, as the editor's own elements. */

import purifier from 'dompurify';
import { BlockWriter } from './block-writer.ts';
import { readMarkup } from './pasted-markup.ts';
import { readSheet } from './pasted-styles.ts';
import { readChildren } from './read-blocks.ts';
import type { LostPicture, Reading } from './reading.ts';

/** What a text cannot have of what was pasted. */
export interface Loss {
  pictures: readonly LostPicture[];
  /** Names of other elements that an author would miss. */
  elements: readonly string[];
}

/** The elements that are read; of others, the words. Nothing of them is written: the writer makes its own. */
const readTags = [
  ...['html', 'body', 'p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'figure'],
  ...[
    'figcaption',
    'address',
    'form',
    'fieldset',
    'legend',
    'center',
    'details',
    'summary',
    'h1',
    'h2',
    'h3',
  ],
  ...['h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'menu', 'li', 'dl', 'dt', 'dd', 'table'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'a', 'span', 'font', 'b', 'strong', 'i', 'em'],
  ...['dfn', 'var', 'cite', 'u', 'ins', 's', 'strike', 'del', 'small', 'sub', 'sup', 'code', 'kbd', 'samp'],
  ...['tt', 'q', 'img', 'input', 'button', 'select', 'textarea', 'label'],
];

const readAttributes = [
  ...['style', 'data-style', 'class', 'role', 'aria-level', 'data-aria-level', 'aria-checked', 'hidden'],
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'type', 'checked'],
  'aria-roledescription',
];

/** Of an inert document; the purifier's own policy makes it where the browser asks for one. */
const parse = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: readTags,
    ALLOWED_ATTR: readAttributes,
    // Addresses are judged where they are written.
    ALLOWED_URI_REGEXP: /^/,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

const missed = new Set(['video', 'audio', 'iframe', 'object', 'embed', 'canvas', 'math']);

/** Elements that the last call of the purifier took away. */
const removedElements = (): string[] =>
  purifier.removed.flatMap(entry => {
    const node = 'element' in entry ? entry.element : null;
    return node instanceof Element && missed.has(node.localName) ? [node.localName] : [];
  });

/** The words and the structure of clipboard HTML of any program. Its cost grows as its length. */
export function cleanPaste(clipboard: string): { html: string; loss: Loss } {
  const { html, css } = readMarkup(clipboard);
  const pasted = parse(html);
  const elements = removedElements();
  const root = pasted.ownerDocument.createElement('div');
  const reading: Reading = {
    writer: new BlockWriter(root),
    sheet: readSheet(css),
    pictures: [],
    counts: new WeakMap(),
    read: (parent, around) => readChildren(parent, around, reading),
  };
  reading.read(pasted, { marks: [], keepsLines: false, lists: 0, depth: 0 });
  reading.writer.finish();
  return { html: root.innerHTML, loss: { pictures: reading.pictures, elements: [...new Set(elements)] } };
}
