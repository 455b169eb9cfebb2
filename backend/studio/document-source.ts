/** Where documents come from that Studio does not manage yet: the page files of the build, the rows of the content system. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, StudioKind } from '#studio-api/documents.ts';

export interface BaseDocument {
  id: DocumentId;
  body: DocumentBody;
  /** Of the body, see `hashOfBody`. */
  hash: string;
}

export interface DocumentSource {
  list(): Promise<readonly BaseDocument[]>;
  find(id: DocumentId): Promise<BaseDocument | undefined>;
}

/** Looks into each source in turn. */
export const joinSources = (sources: readonly DocumentSource[]): DocumentSource => ({
  list: async () => (await Promise.all(sources.map(source => source.list()))).flat(),
  async find(id) {
    for (const source of sources) {
      const found = await source.find(id);
      if (found) return found;
    }
    return undefined;
  },
});

const kinds: readonly StudioKind[] = [
  'page',
  'layout',
  'fragment',
  'override',
  'content',
  'menu',
  'template',
];
const keyPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Kind and key of `page:home`; null for what is no id. */
export function partsOf(id: string): { id: DocumentId; kind: StudioKind; key: string } | null {
  const at = id.indexOf(':');
  const kind = kinds.find(each => each === id.slice(0, at));
  const key = id.slice(at + 1);
  return kind && keyPattern.test(key) ? { id: `${kind}:${key}`, kind, key } : null;
}
