/** The editor's text as HTML, in exactly the form that the shop's sanitisers write (R-STUDIO-78). */
import type { JSONContent } from '@tiptap/react';
import { tagOf } from './extensions.ts';

const empty = new Set(['hr', 'br', 'img', 'wbr']);

type MarkJson = NonNullable<JSONContent['marks']>[number];

/** Empty for a text without content. */
export function toHtml(document: JSONContent): string {
  const html = childrenHtml(document);
  return html === '<p></p>' ? '' : html;
}

function nodeHtml(node: JSONContent, parent?: JSONContent): string {
  if (node.type === 'text') return escapeText(node.text ?? '');
  const tag = node.type === 'heading' ? `h${String(node.attrs?.['level'] ?? 2)}` : nameOf(node.type);
  if (empty.has(tag)) return `<${tag}${attributesHtml(tag, node.attrs)} />`;
  // The text of a list entry is an element of its own only in the editor.
  if (
    parent?.type === 'listItem' &&
    node.type === 'paragraph' &&
    node === parent.content?.[0] &&
    !node.attrs?.['class']
  )
    return childrenHtml(node);
  const inner = node.type === 'codeBlock' ? `<code>${childrenHtml(node)}</code>` : childrenHtml(node);
  return `<${tag}${attributesHtml(tag, node.attrs)}>${inner}</${tag}>`;
}

/** Marks stay open over neighbours that have them too. */
function childrenHtml(parent: JSONContent): string {
  let html = '';
  let open: readonly MarkJson[] = [];
  const closeFrom = (from: number) => {
    for (const mark of open.slice(from).toReversed()) html += `</${nameOf(mark.type)}>`;
    open = open.slice(0, from);
  };
  for (const node of parent.content ?? []) {
    const marks = node.marks ?? [];
    const same = marks.findIndex((mark, at) => !isSameMark(mark, open[at]));
    closeFrom(same < 0 ? marks.length : same);
    for (const mark of marks.slice(open.length)) {
      const tag = nameOf(mark.type);
      html += `<${tag}${attributesHtml(tag, mark.attrs)}>`;
    }
    open = marks;
    html += nodeHtml(node, parent);
  }
  closeFrom(0);
  return html;
}

const nameOf = (type: string | undefined): string => tagOf[type ?? ''] ?? type ?? '';

const isSameMark = (one: MarkJson, other: MarkJson | undefined): boolean =>
  one.type === other?.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

/** In the order of the sanitisers: defaults first, addresses last. */
const order: Readonly<Record<string, readonly string[]>> = {
  a: ['class', 'title', 'target', 'rel', 'href'],
  img: ['alt', 'loading', 'class', 'width', 'height', 'src'],
  abbr: ['class', 'title'],
  th: ['class', 'scope', 'colspan', 'rowspan'],
  td: ['class', 'colspan', 'rowspan'],
};

function attributesHtml(tag: string, attrs: Readonly<Record<string, unknown>> = {}): string {
  const known: Record<string, unknown> = {
    ...attrs,
    ...(tag === 'img' ? { alt: attrs['alt'] ?? '', loading: 'lazy' } : {}),
    ...(tag === 'a' && attrs['target'] ? { target: '_blank', rel: 'noopener' } : {}),
  };
  return (order[tag] ?? ['class'])
    .map(name => [name, known[name]] as const)
    .filter(([name, value]) => typeof value === 'string' && (value !== '' || name === 'alt'))
    .map(([name, value]) => ` ${name}="${escapeValue(String(value))}"`)
    .join('');
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
