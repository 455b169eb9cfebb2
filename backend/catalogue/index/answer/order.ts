/** The order of lists: all documents sorted once per sort; those whose value has changed since are in a short extra list. */
import { addBit, type Bits, countBits, noBits } from '#backend/kernel/bits.ts';
import type { Snapshot } from '../snapshot.ts';
import { docsByFigure } from '../table/sort-pairs.ts';
import type { ListPage, ListSort } from './catalogue-query.ts';
import { merge, type SortOrder, sortFew, walkOrder } from './order-walk.ts';

/** With this many documents in the extra list, everything is sorted again. */
const MAX_MOVED = 4096;

type Figure = (doc: number) => number;

const descending =
  (figure: Figure): Figure =>
  doc =>
    -figure(doc);
const column =
  (values: ArrayLike<number> | undefined): Figure =>
  doc =>
    values?.[doc] ?? 0;

function figureOf(snapshot: Snapshot, sort: ListSort, marketId: string, languageId: string): Figure {
  const selling = column(snapshot.markets.get(marketId)?.selling);
  const name = column(snapshot.languages.get(languageId)?.nameRank);
  const figures: Record<ListSort, Figure> = {
    NATURAL: () => 0,
    RELEVANCE: () => 0,
    FACET_ORDER: () => 0,
    LATEST: descending(column(snapshot.availableOn)),
    PRICE: selling,
    PRICE_DESC: descending(selling),
    ALPHABETICAL: name,
    ALPHABETICAL_DESC: descending(name),
    AVAILABLE_STOCK: column(snapshot.stock.inStock),
    AVAILABLE_STOCK_DESC: descending(column(snapshot.stock.inStock)),
    TOTAL_STOCK: column(snapshot.stock.total),
    TOTAL_STOCK_DESC: descending(column(snapshot.stock.total)),
    BRAND: doc => snapshot.brandRank.get(snapshot.brand[doc] ?? 0) ?? 0,
    VOTES: descending(column(snapshot.votes)),
  };
  return figures[sort];
}

export type MovedBy = 'price' | 'stock';

/**
 * What changed prices or stock affect: `order` only lists sorted by them, as when a piece of many is sold; `facets` also who
 * belongs to a facet or comes first; `membership` which products a market sells.
 */
export type Effect = 'order' | 'facets' | 'membership';

const movedBy: Partial<Record<ListSort, MovedBy>> = {
  PRICE: 'price',
  PRICE_DESC: 'price',
  AVAILABLE_STOCK: 'stock',
  AVAILABLE_STOCK_DESC: 'stock',
  TOTAL_STOCK: 'stock',
  TOTAL_STOCK_DESC: 'stock',
};

/** Whether a change of prices or stock may change an order. */
export const isMovedBy = (sort: ListSort, by: MovedBy): boolean => movedBy[sort] === by;

export interface Orders {
  /** Documents of a page, in order. */
  page(bits: Bits, page: ListPage, marketId: string, languageId: string): number[];
  /** Call after prices or stock of some documents have changed. */
  moved(by: MovedBy, docs: readonly number[]): void;
  /** Call after other numbers of some documents were sold. */
  resold(docs: readonly number[]): void;
  /** Call after documents were added. */
  added(): void;
  /** Call after brands were renamed. */
  forget(): void;
}

export function createOrders(snapshot: Snapshot): Orders {
  const orders = new Map<string, SortOrder & { sort: ListSort }>();
  const { ids, sold, baseSize } = snapshot;
  /** The most sold first, then the older one. */
  const natural = (a: number, b: number) => (sold[b] ?? 0) - (sold[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
  const before = createNaturalOrder(snapshot, natural);

  function move(order: SortOrder, docs: Iterable<number>): boolean {
    order.beside = null;
    for (const doc of docs) {
      if (doc >= baseSize) continue;
      addBit(order.moved, doc);
      order.movedDocs.add(doc);
    }
    return order.movedDocs.size <= MAX_MOVED;
  }

  function orderOf(sort: ListSort, marketId: string, languageId: string): SortOrder {
    const key = `${sort} ${sort.startsWith('PRICE') ? marketId : ''} ${sort.startsWith('ALPHA') ? languageId : ''}`;
    const known = orders.get(key);
    if (known) return known;
    const figure = figureOf(snapshot, sort, marketId, languageId);
    const docs = docsByFigure(baseSize, figure, before.docs());
    const rank = new Uint32Array(baseSize);
    docs.forEach((doc, place) => (rank[doc] = place));
    const order = {
      sort,
      docs,
      rank,
      compare: (a: number, b: number) => figure(a) - figure(b) || natural(a, b),
      moved: noBits(baseSize),
      movedDocs: new Set<number>(),
      beside: null,
    };
    move(order, before.resold);
    orders.set(key, order);
    return order;
  }

  function besideOf(order: SortOrder): Uint32Array {
    if (order.beside) return order.beside;
    const docs = [...order.movedDocs];
    for (let doc = baseSize; doc < snapshot.size; doc += 1) docs.push(doc);
    return (order.beside = Uint32Array.from(docs.sort(order.compare)));
  }

  return {
    page(bits, page, marketId, languageId) {
      if (page.take === 0) return [];
      const order = orderOf(page.sort, marketId, languageId);
      const count = countBits(bits);
      const next = count * 16 < snapshot.size ? sortFew(bits, count, order) : walkOrder(bits, order);
      return merge(order, besideOf(order), page, next, bits);
    },
    moved(by, docs) {
      for (const [key, order] of orders) {
        if (isMovedBy(order.sort, by) && !move(order, docs)) orders.delete(key);
      }
    },
    resold(docs) {
      if (!before.note(docs)) return orders.clear();
      for (const [key, order] of orders) if (!move(order, docs)) orders.delete(key);
    },
    added() {
      for (const order of orders.values()) order.beside = null;
    },
    forget: () => orders.clear(),
  };
}

/** The documents of the build in natural order, in which equal values follow each other. */
function createNaturalOrder({ ids, sold, baseSize }: Snapshot, compare: (a: number, b: number) => number) {
  /** Documents of which another number was sold since `docs`. */
  const resold = new Set<number>();
  /** Undefined while they are numbered in this order. */
  let docs: Uint32Array | undefined;
  /** A saved index may have followed sales, and pieces are sold during a build. */
  let isOutdated = false;
  for (let doc = 1; doc < baseSize && !isOutdated; doc += 1) isOutdated = compare(doc - 1, doc) > 0;

  return {
    resold,
    docs(): Uint32Array | undefined {
      if (isOutdated)
        docs = docsByFigure(baseSize, descending(column(sold)), docsByFigure(baseSize, column(ids)));
      isOutdated = false;
      return docs;
    },
    /** Returns false when so many were noted that everything is sorted again. */
    note(changed: readonly number[]): boolean {
      for (const doc of changed) if (doc < baseSize) resold.add(doc);
      if (resold.size <= MAX_MOVED) return true;
      resold.clear();
      isOutdated = true;
      return false;
    },
  };
}
