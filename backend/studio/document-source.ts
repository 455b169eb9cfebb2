/** Where documents come from that Studio does not manage yet: the page files of the build, the rows of the content system. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';

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
