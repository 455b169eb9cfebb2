/** Opens canvases, and writes preview links for people without an account. */
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { canvasFolder } from '#engine/resolve/canvas-state.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { CanvasGrant, PageInShop, PreviewLinkInfo, ShownRevision } from '#studio-api/canvas.ts';
import { canvasParameters, writeContext } from '#studio-api/canvas-address.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { askShop } from './ask-shop.ts';
import { type FindShownPorts, findShown } from './find-shown.ts';
import { documentsOf, type ShownDocuments } from './shown-page.ts';

/** A document as a canvas shows it. */
interface Draft {
  id: DocumentId;
  version: number | string;
  body: DocumentBody;
}

export interface CanvasPorts extends FindShownPorts {
  /** A token that opens a canvas once. */
  grant(by: string): Promise<string>;
  /** Every document that is being changed, or a chosen state of one, and the contents of areas. */
  drafts(shown: ShownRevision | null, release?: number): Promise<readonly Draft[]>;
  /** What is published, with drafts. */
  documents(drafts: readonly Draft[]): Promise<ShownDocuments & { routes: RouteTable }>;
  addresses(): Addresses;
  links: Pick<Backend['studio']['previewLinks'], 'write' | 'list' | 'end'>;
  /** Folder of preview links. */
  linkFolder: string;
  shopOrigin(locale: LocaleCode): string;
  now(): Date;
}

const document = z.string().max(200).refine(isDocumentId);
const context = z.object({
  market: z.string().max(50),
  locale: z.string().refine(isLocaleCode),
  customerType: z.enum(['PERSON', 'ORGANIZATION']),
  vatIncluded: z.boolean(),
  signedIn: z.boolean(),
  at: z.string().max(40).optional(),
  release: z.number().int().positive().max(2_147_483_647).optional(),
  vehicle: z.string().max(400).optional(),
});
const canvasPost = z.object({
  context,
  document,
  path: z.string().max(1_000).startsWith('/').optional(),
  revision: z.union([z.enum(['live', 'draft']), z.number().int().positive()]).optional(),
});
const linkPost = z.object({
  documents: z
    .array(z.object({ id: document, version: z.number().int().nonnegative() }))
    .min(1)
    .max(20),
  context,
  days: z.number().int().min(1).max(30),
});

type Find = (id: DocumentId, at: MarketLocale, state: State) => Promise<{ path: string }>;

/** What is shown of documents: a chosen state of one, or the drafts of a release. */
interface State {
  shown: ShownRevision | null;
  release?: number | undefined;
}

export function canvasEndpoints(ports: CanvasPorts): ApiRoute[] {
  const { addresses } = ports;

  async function stateOf(id: DocumentId, { shown, release }: State) {
    const drafts = await ports.drafts(shown, release);
    const documents = await ports.documents(drafts);
    return { id, documents, body: drafts.find(draft => draft.id === id)?.body };
  }

  async function find(id: DocumentId, at: MarketLocale, state: State) {
    const drafts = await stateOf(id, state);
    const { documents } = drafts;
    const found = await findShown(drafts, at, ports);
    if (!found) throw new ProblemError(404, 'NOT_FOUND', `No page shows ${id}.`);
    return { ...found, documents };
  }

  /** For what is live, in the market of a shopper who has not chosen one. */
  async function shopAnswers(id: DocumentId): Promise<PageInShop[]> {
    const market = addresses().plan.fallbackMarket;
    const live = await stateOf(id, { shown: { document: id, revision: 'live' } });
    const asked = (addresses().market(market)?.locales ?? []).map(async locale => {
      const at = { market, locale };
      const found = await findShown(live, at, ports);
      // Nothing is missing when no page shows it.
      return found ? [await askShop(addresses().full(at, found.path))] : [];
    });
    return (await Promise.all(asked)).flat();
  }

  return [
    {
      method: 'GET',
      path: '/api/shop-answers',
      role: 'viewer',
      async handler({ query }): Promise<PageInShop[]> {
        const id = query.get('document') ?? '';
        if (!isDocumentId(id)) throw new ProblemError(400, 'INVALID', 'document: not the id of a document');
        return shopAnswers(id);
      },
    },
    {
      method: 'POST',
      path: '/api/canvas',
      role: 'viewer',
      async handler({ staff, json }): Promise<CanvasGrant> {
        const { context: chosen, document: id, path, revision } = json(canvasPost);
        const { locale, market } = chosen;
        const shown = revision === undefined ? null : { document: id, revision };
        const found = await find(id, { market, locale }, { shown, release: chosen.release });
        const query = new URLSearchParams({
          [canvasParameters.context]: writeContext(chosen, shown),
          [canvasParameters.grant]: await ports.grant(staff.mail),
        });
        const own = path ?? addresses().path({ market, locale }, found.path);
        return {
          url: `${ports.shopOrigin(locale)}${canvasFolder}${own === '/' ? '' : own}?${query.toString()}`,
          documents: documentsOf(found.page, found.documents),
        };
      },
    },
    ...linkEndpoints(ports, find),
  ];
}

function linkEndpoints(
  { links, now, shopOrigin, linkFolder, addresses }: CanvasPorts,
  find: Find,
): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/links',
      role: 'editor',
      async handler({ json, staff }): Promise<{ url: string; endsAt: string }> {
        const { documents, context: shown, days } = json(linkPost);
        const { locale, market } = shown;
        const [first] = documents;
        if (!first) throw new ProblemError(400, 'INVALID', 'No document.');
        const { path } = await find(first.id, { market, locale }, { shown: null, release: shown.release });
        const endsAt = new Date(now().getTime() + days * 86_400_000);
        const shared = { documents, context: writeContext(shown), endsAt };
        const link = await links.write(shared, staff.name);
        const own = addresses().path({ market, locale }, path);
        return {
          url: `${shopOrigin(locale)}${linkFolder}/${link}${own === '/' ? '' : own}`,
          endsAt: endsAt.toISOString(),
        };
      },
    },
    {
      method: 'GET',
      path: '/api/links',
      role: 'editor',
      async handler({ query }): Promise<PreviewLinkInfo[]> {
        const id = query.get('document') ?? '';
        if (!isDocumentId(id)) throw new ProblemError(400, 'INVALID', 'document: not the id of a document');
        return links.list(id);
      },
    },
    {
      method: 'DELETE',
      path: '/api/links/:id',
      role: 'editor',
      async handler({ param }) {
        if (!(await links.end(Number(param('id')) || 0)))
          throw new ProblemError(404, 'NOT_FOUND', 'There is no such link.');
      },
    },
  ];
}
