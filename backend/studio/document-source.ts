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
  /** Where several take less than one after the other. */
  findAll?(ids: readonly DocumentId[]): Promise<readonly BaseDocument[]>;
}

/** Those of the documents that the source has. */
export const findIn = async (
  source: DocumentSource,
  ids: readonly DocumentId[],
): Promise<readonly BaseDocument[]> =>
  source.findAll
    ? source.findAll(ids)
    : (await Promise.all(ids.map(id => source.find(id)))).flatMap(found => found ?? []);

/** Looks into each source in turn. */
export function joinSources(sources: readonly DocumentSource[]): DocumentSource {
  async function findAll(ids: readonly DocumentId[]): Promise<readonly BaseDocument[]> {
    const found = new Map<DocumentId, BaseDocument>();
    for (const source of sources) {
      const missing = ids.filter(id => !found.has(id));
      if (missing.length === 0) break;
      for (const base of await findIn(source, missing)) found.set(base.id, base);
    }
    return [...found.values()];
  }
  return {
    list: async () => (await Promise.all(sources.map(source => source.list()))).flat(),
    find: async id => (await findAll([id]))[0],
    findAll,
  };
}
