/** HTML of a document as the editor's text. */

import { DOMParser } from '@tiptap/pm/model';
import { getSchema, type JSONContent } from '@tiptap/react';
import purifier from 'dompurify';
import { allowedAttributes, allowedTags } from '#kernel/html/allowed-html.ts';
import { extensions } from './extensions.ts';
import { toHtml } from './to-html.ts';

export const schema = getSchema(extensions);
const attributes = [...new Set(Object.values(allowedAttributes).flat())];

/** Inert nodes; the purifier's own policy makes them where the browser asks for one. */
function fragmentOf(html: string): DocumentFragment {
  return purifier.sanitize(html.replace(/<(\/?)h1\b/gi, '<$1h2'), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

export const fromHtml = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(fragmentOf(html)).toJSON() as JSONContent;

/** What the purifier parses a text in. */
const frame = new Set(['html', 'head', 'body']);

/** Elements that the last call of the purifier took away. */
const removedElements = (): string[] =>
  purifier.removed.flatMap(entry => {
    const node = 'element' in entry ? entry.element : null;
    return node instanceof Element && !frame.has(node.localName) ? node.localName : [];
  });

/** Elements of a text that the shop shows nowhere: the sanitisers take them away. */
export function lostElements(html: string): string[] {
  fragmentOf(html);
  return [...new Set(removedElements())];
}

/** Whether the editor would keep every element and every word of the text. */
export const isEditable = (html: string): boolean =>
  lostElements(html).length === 0 &&
  signature(fragmentOf(html)) === signature(fragmentOf(toHtml(fromHtml(html))));

const sameTags: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
/** Attributes that the sanitisers add anyway. */
const added = new Set(['rel', 'loading']);

/** Words and elements with what they stand in, without what differs in writing alone. */
function signature(fragment: DocumentFragment): string {
  const said: string[] = [];
  const visit = (node: ChildNode, around: string) => {
    if (!(node instanceof Element)) {
      const words = (node.textContent ?? '').replaceAll(/\s+/g, '');
      if (words !== '') said.push(`${around} ${words}`);
      return;
    }
    const inner = isOnlyWriting(node) ? around : `${around}>${elementOf(node)}`;
    if (inner !== around) said.push(inner);
    for (const child of node.childNodes) visit(child, inner);
  };
  for (const child of fragment.childNodes) visit(child, '');
  return said.join('\n');
}

/** Elements that browsers or the editor add. */
const isOnlyWriting = ({ localName, parentElement }: Element): boolean =>
  localName === 'tbody' || (localName === 'p' && parentElement?.localName === 'li');

function elementOf({ localName, attributes: written }: Element): string {
  const kept = [...written]
    .filter(({ name, value }) => !added.has(name) && value !== '')
    .map(({ name, value }) => `${name}=${value}`);
  return `${sameTags[localName] ?? localName}[${kept.toSorted().join()}]`;
}
