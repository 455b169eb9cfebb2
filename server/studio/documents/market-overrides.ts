/** The override of each page for each market: it says nothing until a person edits for that market alone (R-STUDIO-212). */
import { type BaseDocument, type DocumentFacts, type DocumentSource, hashOfBody } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PageMarket } from '#studio-api/market-overrides.ts';

export interface MarketOverridePorts {
  /** Markets of the shop. */
  markets(): readonly string[];
  /** Which of these pages the shop has: an override of what was never published would extend nothing. */
  pagesAmong(ids: readonly DocumentId[]): Promise<ReadonlySet<DocumentId>>;
}

const bodyOf = (key: string, page: string, market: string): DocumentBody => ({
  $schema: '../../.schema/override.schema.json',
  format: 1,
  kind: 'override',
  id: key,
  extends: page,
  context: { market: [market] },
  ops: [],
});

interface Candidate {
  id: DocumentId;
  page: string;
  market: string;
}

/** Such documents are found, but not listed: most markets say nothing of their own. */
export function marketOverrides({ markets, pagesAmong }: MarketOverridePorts): DocumentSource {
  /** A name may be read in several ways: `home-fi-se` is of `home-fi` for `se`, or of `home` for `fi-se`. */
  function candidatesOf(id: DocumentId): Candidate[] {
    const parts = partsOf(id);
    if (parts?.kind !== 'override') return [];
    return markets().flatMap(market => {
      const page = parts.key.slice(0, -market.length - 1);
      return parts.key === `${page}-${market}` ? [{ id, page, market }] : [];
    });
  }
  async function findAll(ids: readonly DocumentId[]): Promise<BaseDocument[]> {
    const all = ids.flatMap(candidatesOf);
    if (all.length === 0) return [];
    const pages = await pagesAmong([...new Set(all.map(({ page }): DocumentId => `page:${page}`))]);
    return ids.flatMap(id => {
      const found = all.find(each => each.id === id && pages.has(`page:${each.page}`));
      if (!found) return [];
      const body = bodyOf(id.slice('override:'.length), found.page, found.market);
      return [{ id, body, hash: hashOfBody(body) }];
    });
  }
  return { list: () => Promise.resolve([]), find: async id => (await findAll([id]))[0], findAll };
}

const countOf = ({ ops }: DocumentBody): number => (Array.isArray(ops) ? ops.length : 0);

/**
 * The document that each market writes its own version of the page into: one that the shop has for this market alone, as a
 * file may be, else the one by the name of both. A market whose name is taken by another override has none.
 */
export function marketsOf(
  page: string,
  markets: readonly string[],
  documents: readonly DocumentFacts[],
): PageMarket[] {
  const overrides = documents.filter(({ id }) => id.startsWith('override:'));
  return markets.flatMap((market): PageMarket[] => {
    const own = overrides.find(
      ({ body }) => body['extends'] === page && sameJson(body['context'], { market: [market] }),
    );
    const id: DocumentId = own?.id ?? `override:${page}-${market}`;
    const isTaken = !own && overrides.some(each => each.id === id);
    if (isTaken || !partsOf(id)) return [];
    return [
      {
        market,
        document: id,
        parts: own ? countOf(own.body) : 0,
        liveParts: own?.published ? countOf(own.published) : 0,
        isChanged: own?.isChanged ?? false,
        version: own?.version ?? 0,
      },
    ];
  });
}
