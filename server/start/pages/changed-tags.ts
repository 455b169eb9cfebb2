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

interface DocumentText {
  text: string;
  /** Ids of the fragments that it names. */
  refs: readonly string[];
}

/** Documents are replaced, never changed: those of a build that stay are the same objects after each publication. */
const texts = new WeakMap<object, DocumentText>();

function textOf(document: object): DocumentText {
  const known = texts.get(document);
  if (known) return known;
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"ref":"([^"]+)"/g)].flatMap(([, ref]) => ref ?? []);
  const made = { text, refs };
  texts.set(document, made);
  return made;
}

/** Everything that a page is made of as text, by id. */
function partsByPage({ pages, fragments, overrides }: PageDocuments): Map<string, string> {
  // Overrides extend each other, and name fragments: they count for every page that any of them may change.
  const shared = overrides.map(override => textOf(override).text).join();
  return new Map(
    pages.map(page => {
      const used = new Map<string, string>();
      const visit = (document: object): void => {
        for (const ref of textOf(document).refs) {
          const fragment = fragments[ref];
          if (!fragment || used.has(ref)) continue;
          used.set(ref, textOf(fragment).text);
          visit(fragment);
        }
      };
      visit(page);
      const parts = [...used].sort().map(([, text]) => text);
      return [page.id, [textOf(page).text, ...parts, shared].join()];
    }),
  );
}
