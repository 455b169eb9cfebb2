/** The override of each page for each market, and for private and business customers: it says nothing until a person edits for them alone (R-STUDIO-212, R-STUDIO-285). */
import { type BaseDocument, type DocumentFacts, type DocumentSource, hashOfBody } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { OwnPage } from '#studio-api/market-overrides.ts';

export interface MarketOverridePorts {
  /** Markets of the shop. */
  markets(): readonly string[];
  /** Which of these pages the shop has: an override of what was never published would extend nothing. */
  pagesAmong(ids: readonly DocumentId[]): Promise<ReadonlySet<DocumentId>>;
}

/** Customers of all markets. What a market says comes after it, so both may say something of one part. */
const customers = [
  { name: 'private', context: { customerType: ['PERSON'] } },
  { name: 'business', context: { customerType: ['ORGANIZATION'] } },
] as const;

interface Audience {
  /** The end of the document's name: `home-se`, `home-business`. */
  name: string;
  context: { market: readonly string[] } | { customerType: readonly string[] };
}

/** A market of such a name keeps it. */
const audiencesOf = (markets: readonly string[]): Audience[] => [
  ...markets.map(market => ({ name: market, context: { market: [market] } })),
  ...customers.filter(({ name }) => !markets.includes(name)),
];

const bodyOf = (key: string, page: string, context: Audience['context']): DocumentBody => ({
  $schema: '../../.schema/override.schema.json',
  format: 1,
  kind: 'override',
  id: key,
  extends: page,
  context,
  ops: [],
});

interface Candidate {
  id: DocumentId;
  page: string;
  context: Audience['context'];
}

/** Such documents are found, but not listed: most markets say nothing of their own. */
export function marketOverrides({ markets, pagesAmong }: MarketOverridePorts): DocumentSource {
  /** A name may be read in several ways: `home-fi-se` is of `home-fi` for `se`, or of `home` for `fi-se`. */
  function candidatesOf(id: DocumentId): Candidate[] {
    const parts = partsOf(id);
    if (parts?.kind !== 'override') return [];
    return audiencesOf(markets()).flatMap(({ name, context }) => {
      const page = parts.key.slice(0, -name.length - 1);
      return parts.key === `${page}-${name}` ? [{ id, page, context }] : [];
    });
  }
  async function findAll(ids: readonly DocumentId[]): Promise<BaseDocument[]> {
    const all = ids.flatMap(candidatesOf);
    if (all.length === 0) return [];
    const pages = await pagesAmong([...new Set(all.map(({ page }): DocumentId => `page:${page}`))]);
    return ids.flatMap(id => {
      const found = all.find(each => each.id === id && pages.has(`page:${each.page}`));
      if (!found) return [];
      const body = bodyOf(id.slice('override:'.length), found.page, found.context);
      return [{ id, body, hash: hashOfBody(body) }];
    });
  }
  return { list: () => Promise.resolve([]), find: async id => (await findAll([id]))[0], findAll };
}

const countOf = ({ ops }: DocumentBody): number => (Array.isArray(ops) ? ops.length : 0);

/**
 * The document that each market, and each kind of customers, has its own version of the page in: one that the shop has for
 * them alone, as a file may be, else the one by the name of both. Whose name is taken by another override has none.
 */
export function ownPagesOf(
  page: string,
  markets: readonly string[],
  documents: readonly DocumentFacts[],
): OwnPage[] {
  const overrides = documents.filter(({ id }) => id.startsWith('override:'));
  return audiencesOf(markets).flatMap(({ name, context }): OwnPage[] => {
    const own = overrides.find(({ body }) => body['extends'] === page && sameJson(body['context'], context));
    const id: DocumentId = own?.id ?? `override:${page}-${name}`;
    const isTaken = !own && overrides.some(each => each.id === id);
    if (isTaken || !partsOf(id)) return [];
    return [
      {
        audience: {
          markets: 'market' in context ? [...context.market] : [],
          customerTypes: 'customerType' in context ? [...context.customerType] : [],
        },
        document: id,
        parts: own ? countOf(own.body) : 0,
        liveParts: own?.published ? countOf(own.published) : 0,
        isChanged: own?.isChanged ?? false,
        version: own?.version ?? 0,
      },
    ];
  });
}
