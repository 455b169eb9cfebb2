/** The order of lists: all documents sorted once per sort; those whose figure has changed since stand in a short list beside. */
import { addBit, countBits, eachBit, hasBit, noBits, type Bits } from './bits.ts';
import type { ListPage, ListSort } from './catalogue-query.ts';
import type { Snapshot } from './snapshot.ts';
import { docsByFigure } from './sort-pairs.ts';

interface Order {
  docs: Uint32Array;
  rank: Uint32Array;
  compare(a: number, b: number): number;
  /** Not at their place in `docs`. */
  moved: Bits;
  movedDocs: Set<number>;
  /** Those and the late ones, in order; made when asked for. */
  beside: Uint32Array | null;
}

/** So many documents out of their place are worth sorting all again. */
const MOST_MOVED = 4096;

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

const movedBy: Partial<Record<ListSort, MovedBy>> = {
  PRICE: 'price',
  PRICE_DESC: 'price',
  AVAILABLE_STOCK: 'stock',
  AVAILABLE_STOCK_DESC: 'stock',
  TOTAL_STOCK: 'stock',
  TOTAL_STOCK_DESC: 'stock',
};

export interface Orders {
  /** Documents of a page, in order. */
  page(bits: Bits, page: ListPage, marketId: string, languageId: string): number[];
  /** After prices or stock of some have changed. */
  moved(by: MovedBy, docs: readonly number[]): void;
  /** After documents were added. */
  added(): void;
  /** After brands were named anew. */
  forget(): void;
}

export function createOrders(snapshot: Snapshot): Orders {
  const kept = new Map<string, Order & { sort: ListSort }>();
  const { ids, sold, baseSize } = snapshot;
  /** The most sold first, then the older. */
  const natural = (a: number, b: number) => (sold[b] ?? 0) - (sold[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);

  function orderOf(sort: ListSort, marketId: string, languageId: string): Order {
    const key = `${sort} ${sort.startsWith('PRICE') ? marketId : ''} ${sort.startsWith('ALPHA') ? languageId : ''}`;
    const known = kept.get(key);
    if (known) return known;
    const figure = figureOf(snapshot, sort, marketId, languageId);
    const docs = docsByFigure(baseSize, figure);
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
    kept.set(key, order);
    return order;
  }

  function besideOf(order: Order): Uint32Array {
    if (order.beside) return order.beside;
    const docs = [...order.movedDocs];
    for (let doc = baseSize; doc < snapshot.size; doc += 1) docs.push(doc);
    return (order.beside = Uint32Array.from(docs.sort(order.compare)));
  }

  /** Reads two sorted rows as one, from `skip` on. */
  function merge(
    order: Order,
    { skip, take }: ListPage,
    next: () => number | undefined,
    bits: Bits,
  ): number[] {
    const beside = besideOf(order);
    let at = 0;
    const nextBeside = () => {
      while (at < beside.length && !hasBit(bits, beside[at] ?? 0)) at += 1;
      return at < beside.length ? beside[at++] : undefined;
    };
    const found: number[] = [];
    let [one, other] = [next(), nextBeside()];
    for (let before = skip; found.length < take && (one ?? other) !== undefined; before -= 1) {
      const isOne = one !== undefined && (other === undefined || order.compare(one, other) < 0);
      const doc = isOne ? one : other;
      if (before <= 0 && doc !== undefined) found.push(doc);
      if (isOne) one = next();
      else other = nextBeside();
    }
    return found;
  }

  /** Walks the whole order until the page is full: right when many match. */
  function walk(bits: Bits, order: Order): () => number | undefined {
    const { docs, moved } = order;
    let at = 0;
    return () => {
      while (at < docs.length) {
        const doc = docs[at++] ?? 0;
        if (hasBit(bits, doc) && !hasBit(moved, doc)) return doc;
      }
      return undefined;
    };
  }

  /** Sorts just the matches: right when few match. */
  function sortFew(bits: Bits, count: number, order: Order): () => number | undefined {
    const { docs, rank, moved } = order;
    const places = new Uint32Array(count);
    let length = 0;
    eachBit(bits, doc => {
      if (doc >= baseSize || hasBit(moved, doc)) return;
      places[length] = rank[doc] ?? 0;
      length += 1;
    });
    places.subarray(0, length).sort();
    let at = 0;
    return () => (at < length ? docs[places[at++] ?? 0] : undefined);
  }

  return {
    page(bits, page, marketId, languageId) {
      if (page.take === 0) return [];
      const order = orderOf(page.sort, marketId, languageId);
      const count = countBits(bits);
      const next = count * 16 < snapshot.size ? sortFew(bits, count, order) : walk(bits, order);
      return merge(order, page, next, bits);
    },
    moved(by, docs) {
      for (const [key, order] of kept) {
        if (movedBy[order.sort] !== by) continue;
        order.beside = null;
        for (const doc of docs) {
          if (doc >= baseSize) continue;
          addBit(order.moved, doc);
          order.movedDocs.add(doc);
        }
        if (order.movedDocs.size > MOST_MOVED) kept.delete(key);
      }
    },
    added() {
      for (const order of kept.values()) order.beside = null;
    },
    forget: () => kept.clear(),
  };
}
