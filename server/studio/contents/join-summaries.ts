/** A page and the areas that it alone shows, as the one thing that they are to people. */
import type { NamedBody } from '#studio-api/document-uses.ts';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { wholeOf } from '#studio-api/whole-summary.ts';
import { pagesWithParts } from './page-parts.ts';

/** @param all every document as it is written now */
export function joinSummaries(all: readonly NamedBody[], now: Date) {
  const { parts, within } = pagesWithParts(all, now);
  return (summaries: readonly DocumentSummary[]): DocumentSummary[] => {
    const byId = new Map<DocumentId, DocumentSummary>(summaries.map(each => [each.id, each]));
    return summaries.map(summary => {
      const page = within.get(summary.id);
      const own = (parts.get(summary.id) ?? [])
        .filter(({ pages }) => pages === 1)
        .flatMap(({ document }) => byId.get(document) ?? []);
      return {
        ...summary,
        ...(page ? { within: page } : {}),
        ...(own.length > 0 ? { whole: wholeOf(summary, own) } : {}),
      };
    });
  };
}
