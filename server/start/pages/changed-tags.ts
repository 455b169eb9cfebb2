/** Which cached pages another set of documents changes. */
import { type DocumentOverlay, isPageDocument } from '#server/pages/compose-pages.ts';
import type { StorefrontOptions } from '#ssr/storefront.ts';

export type PageDocuments = Pick<StorefrontOptions, 'pages' | 'layouts' | 'fragments' | 'overrides'>;

/** Tags of the pages that differ; `all` when addresses or layouts do, which every page shows. */
export function changedTags(before: PageDocuments, after: PageDocuments): readonly string[] | 'all' {
  if (!isSame(before.layouts, after.layouts) || !isSame(routesOf(before), routesOf(after))) return 'all';
  return differingPages(before, after).map(id => `page:${id}`);
}

/** Ids of the pages that differ, one of the sets lacks, or whose fragments or overrides do. */
export function differingPages(before: PageDocuments, after: PageDocuments): string[] {
  const [old, now] = [partsByPage(before), partsByPage(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(id => old.get(id) !== now.get(id));
}

/**
 * Tags of the pages that show menus or content, when a document of these differs: one may begin at its moment, which nothing
 * announces. Each page shows menus, so a publication of pages alone must leave these tags out.
 */
export function changedContent(before: DocumentOverlay, after: DocumentOverlay): readonly string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter(id => !isPageDocument(id));
  return ids.some(id => !isSame(before.get(id), after.get(id))) ? ['menu', 'content'] : [];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const routesOf = ({ pages }: PageDocuments) =>
  pages.map(({ id, route }) => ({ id, route })).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Everything that a page is made of as text, by id. */
function partsByPage({ pages, fragments, overrides }: PageDocuments): Map<string, string> {
  // Overrides extend each other, and name fragments: they count for every page that any of them may change.
  const shared = JSON.stringify(overrides);
  return new Map(
    pages.map(page => {
      const used = new Set<string>();
      const visit = (value: unknown): void => {
        for (const [, ref] of JSON.stringify(value).matchAll(/"ref":"([^"]+)"/g)) {
          if (ref === undefined || used.has(ref) || !fragments[ref]) continue;
          used.add(ref);
          visit(fragments[ref]);
        }
      };
      visit(page);
      const parts = [...used].sort().map(id => fragments[id]);
      return [page.id, JSON.stringify([page, parts]) + (overrides.length > 0 ? shared : '')];
    }),
  );
}
