/** The form of a document's id: its kind and its key, which is bounded and holds no control character. */
import type { DocumentId, StudioKind } from './documents.ts';

export const isDocumentId = (text: string): text is DocumentId =>
  /^(page|layout|fragment|override|content|menu|template|settings):\P{Cc}{1,200}$/u.test(text);

const kinds: readonly StudioKind[] = [
  'page',
  'layout',
  'fragment',
  'override',
  'content',
  'menu',
  'template',
  'settings',
];
const keyPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Kind and key of `page:home`; null for what is no id. */
export function partsOf(id: string): { id: DocumentId; kind: StudioKind; key: string } | null {
  const at = id.indexOf(':');
  const kind = kinds.find(each => each === id.slice(0, at));
  const key = id.slice(at + 1);
  return kind && keyPattern.test(key) ? { id: `${kind}:${key}`, kind, key } : null;
}

export const kindOfDocument = (id: DocumentId): StudioKind => id.slice(0, id.indexOf(':')) as StudioKind;
