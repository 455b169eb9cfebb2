/** Which areas of a page are edited with it: those that show the same document wherever the page is shown. */
import type { AreaContent } from '#engine/load/area-content.ts';
import { contentOfArea } from '#engine/load/content-of-area.ts';
import { rootLists } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { defaultLocale } from '#i18n/locales.ts';
import type { NamedBody } from '#studio-api/document-uses.ts';
import type { DocumentId, PagePart } from '#studio-api/documents.ts';

const isPage = ({ id }: NamedBody): boolean => id.startsWith('page:');
/** Whether it is the content of an area. */
export const isAreaContent = ({ id, body }: NamedBody): boolean =>
  id.startsWith('content:') && typeof body['areaName'] === 'string';

const areasIn = (body: DocumentBody): DocumentNode[] =>
  rootLists(body)
    .flatMap(({ nodes }) => nodes)
    .filter(({ kind }) => kind === 'area');

/** Whether it is a page with areas. */
export const mayHaveParts = (page: NamedBody): boolean => isPage(page) && areasIn(page.body).length > 0;

const shows = (area: DocumentNode, { body }: NamedBody): boolean =>
  area['family'] === body['family'] && area['areaName'] === body['areaName'];

const isLimited = ({ body: { filters } }: NamedBody): boolean => Array.isArray(filters) && filters.length > 0;

/** The form of every document was checked before it was stored. */
const contentOf = ({ id, body }: NamedBody) => ({ ...(body as unknown as AreaContent), document: id });

/** Undefined where the address of the page decides, or several documents may be shown. */
function documentOf(area: DocumentNode, all: readonly NamedBody[], now: Date): DocumentId | undefined {
  const fitting = all.filter(each => isAreaContent(each) && shows(area, each));
  const isAsked = area['filters'] !== undefined || area['url'] !== undefined;
  if (isAsked && fitting.some(isLimited)) return undefined;
  const always = fitting.filter(each => !isLimited(each));
  const { family, areaName } = area;
  if (typeof family !== 'string' || typeof areaName !== 'string') return undefined;
  const shown = contentOfArea(always.map(contentOf), { family, areaName }, { locale: defaultLocale, now });
  // One that is hidden from everyone is still the page's own.
  return shown?.document ?? (always.length === 1 ? always[0]?.id : undefined);
}

/** @param all documents as they are written now, the page among them */
export function partsOfPage(page: NamedBody, all: readonly NamedBody[], now: Date): PagePart[] {
  if (!isPage(page)) return [];
  const found = new Map<DocumentId, PagePart>();
  for (const area of areasIn(page.body)) {
    const document = documentOf(area, all, now);
    if (document === undefined) continue;
    const known = found.get(document);
    if (known) {
      found.set(document, { ...known, again: [...(known.again ?? []), area.id] });
      continue;
    }
    const pages = all.filter(each => isPage(each) && areasIn(each.body).some(other => sameArea(other, area)));
    found.set(document, { node: area.id, document, pages: pages.length });
  }
  return [...found.values()];
}

const sameArea = (one: DocumentNode, other: DocumentNode): boolean =>
  one['family'] === other['family'] && one['areaName'] === other['areaName'];

/** The pages that have parts, and the page that each area belongs to which no other one shows. */
export function pagesWithParts(
  all: readonly NamedBody[],
  now: Date,
): { parts: ReadonlyMap<DocumentId, readonly PagePart[]>; within: ReadonlyMap<DocumentId, DocumentId> } {
  const parts = new Map<DocumentId, readonly PagePart[]>();
  const within = new Map<DocumentId, DocumentId>();
  for (const page of all.filter(isPage)) {
    const own = partsOfPage(page, all, now);
    if (own.length > 0) parts.set(page.id, own);
    for (const { document, pages } of own) if (pages === 1) within.set(document, page.id);
  }
  return { parts, within };
}
