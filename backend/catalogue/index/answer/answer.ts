/** Queries lists and counts of a snapshot. */

import type { Snapshot } from '../snapshot.ts';
import type { CatalogueIndex, Counted, ListFilter } from './catalogue-query.ts';
import { countGroup, readableGroups, type Tally } from './count.ts';
import { createOrders, type Effect, type MovedBy } from './order.ts';
import { createListPages } from './pages.ts';
import { createPaging } from './paging.ts';
import { groupOfFacet } from './select.ts';
import { createSelections, type FacetSelection, noPrice, withoutChoice } from './selections.ts';

export interface SnapshotIndex extends CatalogueIndex {
  /** Call after prices or stock were written. */
  changed(by: MovedBy, docs: readonly number[], effect: Effect): void;
  /** Call after other numbers of some documents were sold. */
  resold(docs: readonly number[]): void;
  /** Call after documents were added or removed. */
  added(): void;
  /** Call after the reference tables were replaced. */
  renamed(): void;
}

export function answerFrom(snapshot: Snapshot): SnapshotIndex {
  const orders = createOrders(snapshot);
  const selections = createSelections(snapshot);
  const { select } = selections;
  const docsOf = createPaging(snapshot, selections, orders);
  const pages = createListPages((filter, page) => {
    const { result, count } = select(filter);
    return { ids: docsOf(filter, result, page).map(doc => snapshot.ids[doc] ?? 0), count };
  });
  const counting = createCounting(snapshot, selections);

  return {
    prepare: (text, languageId) => snapshot.search.prepare(text, languageId),
    similar: (text, languageId) => snapshot.search.similar(text, languageId),
    list(filter, page) {
      const { ids, count } = pages.get(filter, page);
      return { ids: [...ids], count };
    },
    count(filter, mode) {
      const selection = select(filter);
      const counted = selection.counted.get(mode) ?? counting.countAll(filter, selection, mode);
      selection.counted.set(mode, counted);
      return counted;
    },
    changed(by, docs, effect) {
      orders.moved(by, docs);
      if (effect !== 'order') selections.changed(by, effect === 'membership');
      pages.changed(by, effect);
    },
    resold(docs) {
      orders.resold(docs);
      pages.clear();
    },
    added() {
      selections.clear();
      pages.clear();
      counting.clear();
      orders.added();
    },
    renamed() {
      selections.clear();
      pages.clear();
      counting.clear();
      orders.forget();
    },
  };
}

function createCounting(snapshot: Snapshot, { select, tally }: ReturnType<typeof createSelections>) {
  const readable = new Map<string, ReturnType<typeof readableGroups>>();

  function groupsOf(marketId: string) {
    const groups = readable.get(marketId) ?? readableGroups(snapshot, marketId);
    readable.set(marketId, groups);
    return groups;
  }

  /** The choice within a group does not narrow that group's counts. */
  function talliesByGroup(filter: ListFilter): Map<string, Tally> {
    const { marketId, facets, price } = filter;
    const groups = facets.map(id => groupOfFacet(snapshot, marketId, id));
    const chosen = new Set(groups);
    if (price.lowest !== null || price.highest !== null) chosen.add('Price');
    return new Map(
      [...chosen].map((group): [string, Tally] => {
        const others = facets.filter((_, at) => groups[at] !== group);
        const widened = { ...filter, facets: others, price: group === 'Price' ? noPrice : price };
        return [group, tally(select(widened))];
      }),
    );
  }

  return {
    countAll(filter: ListFilter, selection: FacetSelection, mode: 'CURRENT' | 'BY_GROUP'): Counted {
      const ofResult = tally(selection);
      const offered = tally(select(withoutChoice(filter)));
      const selected = new Set(filter.facets);
      const tallies = mode === 'BY_GROUP' ? talliesByGroup(filter) : new Map<string, Tally>();
      const groups = groupsOf(filter.marketId).map(each =>
        countGroup(each, offered, tallies.get(each.group) ?? ofResult, selected),
      );
      const { lowest, highest } = (tallies.get('Price') ?? ofResult).columns;
      return {
        groups: groups.filter(({ values }) => values.length > 0),
        price: lowest <= highest ? { lowest, highest } : null,
      };
    },
    clear: () => readable.clear(),
  };
}
