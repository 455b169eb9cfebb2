/** The documents of one page of a list, in its order. */

import { type Bits, countBits, hasBit } from '#backend/kernel/bits.ts';
import { pageOf } from '#backend/search/page-of.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ListFilter, ListPage } from './catalogue-query.ts';
import type { createOrders } from './order.ts';
import { partsByFacet } from './select.ts';
import { type Selections, withoutChoice } from './selections.ts';

export function createPaging(
  snapshot: Snapshot,
  { select }: Selections,
  orders: ReturnType<typeof createOrders>,
) {
  function mostRelevant(filter: ListFilter, result: Bits, { skip, take }: ListPage): number[] | null {
    const { found } = select(withoutChoice(filter));
    const { total } = snapshot.stock;
    return (
      found &&
      pageOf(found, {
        skip,
        take,
        allows: doc => hasBit(result, doc),
        prefers: doc => (total[doc] ?? 0) > 0,
      })
    );
  }

  function docsOf(filter: ListFilter, bits: Bits, page: ListPage): number[] {
    if (page.sort === 'FACET_ORDER') return byFacets(filter, bits, page);
    return (
      (page.sort === 'RELEVANCE' && mostRelevant(filter, bits, page)) ||
      orders.page(bits, page, filter.marketId, filter.languageId)
    );
  }

  /** A page may start in one part and end in another. */
  function byFacets(filter: ListFilter, bits: Bits, { skip, take }: ListPage): number[] {
    const sort = filter.searchText === null ? 'NATURAL' : 'RELEVANCE';
    const found: number[] = [];
    let before = skip;
    for (const part of partsByFacet(snapshot, filter, bits)) {
      if (found.length >= take) break;
      const size = countBits(part);
      if (before < size)
        found.push(...docsOf(filter, part, { sort, skip: before, take: take - found.length }));
      before = Math.max(0, before - size);
    }
    return found;
  }

  return docsOf;
}
