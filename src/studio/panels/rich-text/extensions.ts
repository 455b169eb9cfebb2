/** The schema of the text editor: the elements and attributes that the shop's sanitisers keep, and nothing else. */

import { Extension, type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeAddress } from '#kernel/address/safe-address.ts';
import { allowedTags } from '#kernel/html/allowed-html.ts';

type Attributes = Record<string, { default: null; parseHTML: (element: HTMLElement) => string | null }>;

/** Attributes that are kept as they are. */
const texts = (...names: string[]): Attributes =>
  Object.fromEntries(
    names.map(name => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) || null },
    ]),
  );

/** An address that the sanitisers keep; others are dropped with what they are pasted from. */
const address = (name: 'href' | 'src'): Attributes => ({
  [name]: {
    default: null,
    parseHTML: element => safeAddress(element.getAttribute(name) ?? '') ?? null,
  },
});

const markOf = (name: string, attributes: Attributes = {}, tag = name) =>
  Mark.create({
    name,
    // Text typed after a link or a small text does not continue it.
    inclusive: false,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: name === 'link' ? 'a[href]' : tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const nodeOf = (tag: string, content: string, group: string | null = 'block', attributes: Attributes = {}) =>
  Node.create({
    name: tag,
    content,
    ...(group === null ? {} : { group }),
    addAttributes: () => attributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const image = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ ...address('src'), ...texts('alt', 'width', 'height') }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Where a long word may be broken. */
const wordBreak = Node.create({
  name: 'wbr',
  group: 'inline',
  inline: true,
  addAttributes: () => ({}),
  parseHTML: () => [{ tag: 'wbr' }],
  renderHTML: () => ['wbr'],
});

const cell = ['colspan', 'rowspan'];
const nodes = [
  image,
  wordBreak,
  ...['div', 'section', 'article', 'aside'].map(tag => nodeOf(tag, 'block+')),
  nodeOf('details', 'summary block+'),
  nodeOf('summary', 'inline*', null),
  nodeOf('address', 'inline*'),
  nodeOf('figure', 'block+ figcaption?'),
  nodeOf('figcaption', 'inline*', null),
  nodeOf('dl', '(dt | dd)+'),
  nodeOf('dt', 'inline*', null),
  nodeOf('dd', 'inline*', null),
  nodeOf('table', 'caption? (thead | tbody)+'),
  nodeOf('caption', 'inline*', null),
  nodeOf('thead', 'tr+', null),
  nodeOf('tbody', 'tr+', null),
  nodeOf('tr', '(th | td)+', null),
  nodeOf('th', 'inline*', null, texts('scope', ...cell)),
  nodeOf('td', 'inline*', null, texts(...cell)),
];

const marks = [
  markOf('link', { ...address('href'), ...texts('title', 'target') }, 'a'),
  ...['small', 'sub', 'sup'].map(tag => markOf(tag)),
  markOf('abbr', texts('title')),
  markOf('span', texts()),
];

const ofKit = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'],
  ...['bold', 'italic', 'underline', 'strike', 'code'],
];

/** Every element may have classes of the shop's styles. */
const classes = Extension.create({
  name: 'classes',
  addGlobalAttributes: () => [
    {
      types: [...ofKit, ...nodes.map(({ name }) => name), ...marks.map(({ name }) => name)],
      attributes: texts('class'),
    },
  ],
});

export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
    dropcursor: false,
    trailingNode: false,
    // The draft has the history: with a second one, Undo took a step in each, and one undid the other.
    undoRedo: false,
  }),
  ...nodes,
  ...marks,
  classes,
];

/** What an element is in the editor; the rest have their own names. */
export const tagOf: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  horizontalRule: 'hr',
  hardBreak: 'br',
  codeBlock: 'pre',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
};

/** Elements that the editor writes in another form, or that belong to another element. */
export const otherForms: readonly string[] = ['b', 'i', 'code', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Every element that the editor can hold. */
export const knownTags: readonly string[] = [
  ...otherForms,
  ...Object.values(tagOf),
  'blockquote',
  ...nodes.map(({ name }) => name),
  ...marks.map(({ name }) => tagOf[name] ?? name),
].filter(tag => allowedTags.includes(tag));
