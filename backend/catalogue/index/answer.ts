/** Answers lists and counts from a snapshot; equal questions are worked out once until a price or a stock changes. */
import { LRUCache } from 'lru-cache';
import { countBits, keepCommon, noBits, type Bits } from './bits.ts';
import type { CatalogueIndex, Counted, ListFilter, MatchText } from './catalogue-query.ts';
import { countGroup, readableGroups, tallyOf, type Tally } from './count.ts';
import { createOrders } from './order.ts';
import { selectBase, selectChosen } from './select.ts';
import type { Snapshot } from './snapshot.ts';
import { matchWords } from './words.ts';

interface Selection {
  base: Bits;
  /** The shopper's choice by group. */
  chosen: ReadonlyMap<string, Bits>;
  result: Bits;
  count: number;
  counted: Map<string, Counted>;
}

export interface SnapshotIndex extends CatalogueIndex {
  /** After a price or a stock was written into the snapshot. */
  forget(): void;
}

/** Memory for kept selections: a million products are 125 KB a set. */
const KEPT_BYTES = 64_000_000;

const narrowed = (base: Bits, sets: Iterable<Bits>): Bits => {
  const bits = base.slice();
  for (const set of sets) keepCommon(bits, set);
  return bits;
};

export function answerFrom(snapshot: Snapshot, match?: MatchText): SnapshotIndex {
  const orders = createOrders(snapshot);
  const selections = new LRUCache<string, Selection>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ base, chosen }) =>
      base.byteLength * (2 + chosen.size) + snapshot.values.length * 8 + 1000,
  });
  const readable = new Map<string, ReturnType<typeof readableGroups>>();
  const matchText: MatchText =
    match ??
    ((text, languageId) => {
      const words = snapshot.languages.get(languageId)?.words;
      return words ? matchWords(words, text) : noBits(snapshot.size);
    });

  function select(filter: ListFilter): Selection {
    const key = JSON.stringify(filter);
    const known = selections.get(key);
    if (known) return known;
    const base = selectBase(snapshot, filter, matchText);
    const chosen = selectChosen(snapshot, filter);
    const result = narrowed(base, chosen.values());
    const made = { base, chosen, result, count: countBits(result), counted: new Map<string, Counted>() };
    selections.set(key, made);
    return made;
  }

  function groupsOf(marketId: string) {
    const groups = readable.get(marketId) ?? readableGroups(snapshot, marketId);
    readable.set(marketId, groups);
    return groups;
  }

  function countAll(filter: ListFilter, selection: Selection, mode: 'CURRENT' | 'BY_GROUP'): Counted {
    const { base, chosen, result } = selection;
    const tally = (bits: Bits) => tallyOf(snapshot, bits, filter.marketId);
    const ofResult = tally(result);
    const offered = chosen.size === 0 ? ofResult : tally(base);
    const selected = new Set(filter.facets);
    const withoutOwn = (group: string) =>
      tally(
        narrowed(
          base,
          [...chosen].filter(([other]) => other !== group).map(([, set]) => set),
        ),
      );
    const tallies = new Map<string, Tally>();
    if (mode === 'BY_GROUP') for (const group of chosen.keys()) tallies.set(group, withoutOwn(group));
    const groups = groupsOf(filter.marketId).map(each =>
      countGroup(each, offered, tallies.get(each.group) ?? ofResult, selected),
    );
    const { lowest, highest } = tallies.get('Price') ?? ofResult;
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      price: lowest <= highest ? { lowest, highest } : null,
    };
  }

  return {
    list(filter, page) {
      const { result, count } = select(filter);
      const docs = orders.page(result, page, filter.marketId, filter.languageId);
      return { ids: docs.map(doc => snapshot.ids[doc] ?? 0), count };
    },
    count(filter, mode) {
      const selection = select(filter);
      const counted = selection.counted.get(mode) ?? countAll(filter, selection, mode);
      selection.counted.set(mode, counted);
      return counted;
    },
    forget() {
      selections.clear();
      orders.forget();
    },
  };
}
