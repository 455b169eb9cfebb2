/** In which order the pages are listed. */
import type { IntlShape } from 'react-intl';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { ViewsByPage } from '#studio-api/figures.ts';
import { documentName } from '../../parts/texts/document-name.ts';

export const pageOrders = ['name', 'changed', 'findings', 'views'] as const;
export type PageOrder = (typeof pageOrders)[number];

const isFrontPage = ({ addresses }: DocumentSummary): boolean => Object.values(addresses).includes('/');
const weightOf = ({ findings }: DocumentSummary): number => findings.errors * 1_000 + findings.warnings;

/** By name the front page comes first, because it is changed most often; in the other orders names decide ties. */
export function inOrder(
  documents: readonly DocumentSummary[],
  order: PageOrder,
  intl: IntlShape,
  views: ViewsByPage['views'] = {},
): DocumentSummary[] {
  const { compare } = new Intl.Collator(intl.locale, { numeric: true });
  const names = new Map(documents.map(each => [each.id, documentName(each, intl)]));
  const byName = (one: DocumentSummary, other: DocumentSummary): number =>
    compare(names.get(one.id) ?? '', names.get(other.id) ?? '');
  const first = {
    name: (one: DocumentSummary, other: DocumentSummary) =>
      Number(isFrontPage(other)) - Number(isFrontPage(one)),
    // ISO 8601: later moments are greater texts; what was never changed comes last.
    changed: (one: DocumentSummary, other: DocumentSummary) => {
      const [a, b] = [one.changedAt ?? '', other.changedAt ?? ''];
      return a === b ? 0 : a < b ? 1 : -1;
    },
    findings: (one: DocumentSummary, other: DocumentSummary) => weightOf(other) - weightOf(one),
    views: (one: DocumentSummary, other: DocumentSummary) => (views[other.id] ?? 0) - (views[one.id] ?? 0),
  }[order];
  return documents.toSorted((one, other) => first(one, other) || byName(one, other));
}
