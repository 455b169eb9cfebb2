/** What the list of pages shows: part of its address, so that coming back from a page shows the same list. */
import { useSearchParams } from 'react-router-dom';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { type PageOrder, pageOrders } from './page-order.ts';

export const pageStates = ['live', 'changed', 'new', 'scheduled', 'withdrawn'] as const;
export const pageKinds = ['page', 'fragment'] as const;

/** `findings`: pages with something to correct; empty: all. */
export type StateFilter = (typeof pageStates)[number] | 'findings' | '';

export interface PageFilter {
  query: string;
  state: StateFilter;
  kind: (typeof pageKinds)[number];
  order: PageOrder;
}

const startOf: PageFilter = { query: '', state: '', kind: 'page', order: 'name' };
const stateFilters: readonly StateFilter[] = ['', ...pageStates, 'findings'];

const oneOf = <T extends string>(known: readonly T[], text: string | null, otherwise: T): T =>
  known.find(each => each === text) ?? otherwise;

export function usePageFilter(): [PageFilter, (change: Partial<Record<keyof PageFilter, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: PageFilter = {
    query: params.get('query') ?? startOf.query,
    state: oneOf(stateFilters, params.get('state'), startOf.state),
    kind: oneOf(pageKinds, params.get('kind'), startOf.kind),
    order: oneOf(pageOrders, params.get('order'), startOf.order),
  };
  return [
    filter,
    change => {
      const next = Object.entries<string>({ ...filter, ...change }).filter(
        ([key, value]) => value !== Object.entries(startOf).find(([name]) => name === key)?.[1],
      );
      setParams(new URLSearchParams(next), { replace: true });
    },
  ];
}

/** @param name of the document in Studio's language */
export function matchesFilter(
  document: DocumentSummary,
  name: string,
  { query, state }: Pick<PageFilter, 'query' | 'state'>,
): boolean {
  const { label, names, key, addresses, findings } = document;
  const isState =
    state === '' ||
    (state === 'findings' ? findings.errors + findings.warnings > 0 : document.state === state);
  const words = query.trim().toLocaleLowerCase();
  const texts = [name, label, ...Object.values(names ?? {}), key, ...Object.values(addresses)];
  return isState && texts.some(text => text.toLocaleLowerCase().includes(words));
}
