/** Where a document is seen in the shop: the page that shows it, and an address of this page. */

import type { PageDocument } from '#engine/definition/page-document.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { routePath } from '#engine/route/route-path.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { areaOf } from '../contents/content-facts.ts';
import { type ShownDocuments, shownPage } from './shown-page.ts';

export interface FindShownPorts {
  /** Some existing addresses of products, categories, brands and content pages. */
  samples(locale: LocaleCode): Promise<readonly string[]>;
  /** Address of a category by its number, without market and language; null: there is none. */
  categoryPath(id: string, at: MarketLocale): string | null;
}

export interface Shown {
  page: PageDocument;
  /** Without market and language. */
  path: string;
}

export interface ShownDocumentState {
  id: DocumentId;
  /** Of the document; undefined for one that is a file and unchanged. */
  body: DocumentBody | undefined;
  documents: ShownDocuments & { routes: RouteTable };
}

/** Null when no page shows the document. */
export async function findShown(
  { id, body, documents }: ShownDocumentState,
  at: MarketLocale,
  ports: FindShownPorts,
): Promise<Shown | null> {
  const { routes, pages } = documents;
  const pageAt = (path: string) => routes.match(at.locale, path)?.route.pageId;
  const own = body && id.startsWith('content:') ? ownPath(body, at, ports) : null;
  const page =
    (own !== null && pages.find(each => each.id === pageAt(own))) || shownPage(id, documents, body);
  if (!page) return null;
  if (own !== null && pageAt(own) === page.id) return { page, path: own };

  const path = (page.route && routePath(page.route.paths, at.locale)) ?? '/';
  if (!/[:*]/.test(path)) return { page, path };
  const found = (await ports.samples(at.locale)).find(each => pageAt(each) === page.id);
  // A search finds something for any word; other pages then say that they found nothing.
  return { page, path: found ?? path.replace(/:\w+\??|\*/g, 'a') };
}

/** The address that a content names: that of an information page, or of the list that an area is limited to. */
function ownPath(body: DocumentBody, at: MarketLocale, ports: FindShownPorts): string | null {
  const { aliases } = body;
  const alias = isRecord(aliases) ? aliases[at.locale] : undefined;
  if (typeof alias === 'string') return `/${alias}`;
  for (const { key, value } of areaOf(body).area?.filters ?? []) {
    if (key === 'Url') return value;
    if (key === 'Category') return ports.categoryPath(value, at);
  }
  return null;
}
