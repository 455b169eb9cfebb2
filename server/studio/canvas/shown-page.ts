/** The page on which a document is seen, and the documents that this page consists of. */

import type { PageDocument } from '#engine/definition/page-document.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface ShownDocuments {
  pages: readonly PageDocument[];
  overrides: readonly OverrideDocument[];
}

const frontPage = 'home';

const fragmentsOf = ({ regions }: PageDocument): string[] =>
  Object.values(regions)
    .flat()
    .flatMap(node => (node.kind === 'fragment' ? [node.ref] : []));

/** Where a document without an address of its own is used; null when no page shows it. */
export function shownPage(
  id: DocumentId,
  { pages, overrides }: ShownDocuments,
  body?: DocumentBody,
): PageDocument | null {
  const at = id.indexOf(':');
  const [kind, key] = [id.slice(0, at), id.slice(at + 1)];
  const first = (fits: (page: PageDocument) => boolean) =>
    pages.find(page => page.route?.access === 'public' && fits(page)) ?? pages.find(fits) ?? null;
  const byId = (pageId: string) => first(page => page.id === pageId);
  switch (kind) {
    case 'page':
    case 'template':
      return byId(key);
    case 'fragment':
      return first(page => fragmentsOf(page).includes(key));
    case 'override':
      return byId(extendedPage(key, overrides));
    case 'layout':
      return (
        first(page => page.id === frontPage && page.layout === key) ?? first(page => page.layout === key)
      );
    case 'menu':
      return (body && first(page => namesMenu(page, body))) ?? byId(frontPage);
    case 'content':
      return (body && first(page => showsContent(page, body))) ?? byId(frontPage);
    default:
      return byId(frontPage);
  }
}

/** Layouts show menus on every page; others have a widget that names the place. */
function namesMenu({ regions }: PageDocument, { locations }: DocumentBody): boolean {
  const text = JSON.stringify(regions);
  const isNamed = (location: unknown) =>
    typeof location === 'string' && text.includes(`:${JSON.stringify(location)}`);
  return Array.isArray(locations) && locations.some(isNamed);
}

/** An override may extend another one; the linter refuses circles. */
function extendedPage(key: string, overrides: readonly OverrideDocument[]): string {
  let id = key;
  for (const _ of overrides) id = overrides.find(each => each.id === id)?.extends ?? id;
  return id;
}

const showsContent = ({ regions }: PageDocument, { family, areaName, alias }: DocumentBody): boolean =>
  Object.values(regions)
    .flat()
    .some(
      node =>
        node.kind === 'area' &&
        (typeof alias === 'string'
          ? node.alias !== undefined
          : node.family === family && node.areaName === areaName),
    );

/** The page's own document first. */
export function documentsOf(page: PageDocument, { overrides }: ShownDocuments): DocumentId[] {
  const ids = new Set([page.id]);
  for (const id of ids) for (const each of overrides) if (each.extends === id) ids.add(each.id);
  ids.delete(page.id);
  return [
    `page:${page.id}`,
    `layout:${page.layout}`,
    ...[...ids].map(id => `override:${id}` as const),
    ...[...new Set(fragmentsOf(page))].map(ref => `fragment:${ref}` as const),
  ];
}
