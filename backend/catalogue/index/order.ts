/** The order of lists: a place for every document per sort, made when first asked and dropped when its figures change. */
import { countBits, eachBit, hasBit, type Bits } from './bits.ts';
import type { ListPage, ListSort } from './catalogue-query.ts';
import type { Snapshot } from './snapshot.ts';

interface Order {
  docs: Uint32Array;
  rank: Uint32Array;
}

/** More documents than this would not fit beside a 32-bit figure in a double. */
const ROOM = 2 ** 21;

/** Documents by a whole figure, ascending; equals by their number, that is the most sold first. */
function byFigure(size: number, figure: (doc: number) => number): Order {
  const keys = Float64Array.from({ length: size }, (_, doc) => figure(doc) * ROOM + doc).sort();
  const docs = Uint32Array.from(keys, key => ((key % ROOM) + ROOM) % ROOM);
  const rank = new Uint32Array(size);
  docs.forEach((doc, place) => (rank[doc] = place));
  return { docs, rank };
}

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
    NATURAL: doc => doc,
    LATEST: descending(column(snapshot.availableOn)),
    PRICE: selling,
    PRICE_DESC: descending(selling),
    ALPHABETICAL: name,
    ALPHABETICAL_DESC: descending(name),
    AVAILABLE_STOCK: column(snapshot.stock.inStock),
    AVAILABLE_STOCK_DESC: descending(column(snapshot.stock.inStock)),
    TOTAL_STOCK: column(snapshot.stock.total),
    TOTAL_STOCK_DESC: descending(column(snapshot.stock.total)),
    BRAND: column(snapshot.brandRank),
    VOTES: descending(column(snapshot.votes)),
  };
  return figures[sort];
}

export interface Orders {
  /** Documents of a page, in order. */
  page(bits: Bits, page: ListPage, marketId: string, languageId: string): number[];
  /** After prices or stock have changed. */
  forget(): void;
}

export function createOrders(snapshot: Snapshot): Orders {
  const kept = new Map<string, Order>();

  function orderOf(sort: ListSort, marketId: string, languageId: string): Order {
    const key = `${sort} ${sort.startsWith('PRICE') ? marketId : ''} ${sort.startsWith('ALPHA') ? languageId : ''}`;
    const known = kept.get(key);
    if (known) return known;
    const order = byFigure(snapshot.size, figureOf(snapshot, sort, marketId, languageId));
    kept.set(key, order);
    return order;
  }

  /** Walks the whole order until the page is full: right when many match. */
  function walk(bits: Bits, { docs }: Order, { skip, take }: ListPage): number[] {
    const found: number[] = [];
    let before = skip;
    for (const doc of docs) {
      if (found.length === take) break;
      if (!hasBit(bits, doc)) continue;
      if (before > 0) before -= 1;
      else found.push(doc);
    }
    return found;
  }

  /** Sorts just the matches: right when few match. */
  function sortFew(bits: Bits, count: number, { docs, rank }: Order, { skip, take }: ListPage): number[] {
    const places = new Uint32Array(count);
    let at = 0;
    eachBit(bits, doc => {
      places[at] = rank[doc] ?? 0;
      at += 1;
    });
    return Array.from(places.sort().subarray(skip, skip + take), place => docs[place] ?? 0);
  }

  return {
    page(bits, page, marketId, languageId) {
      if (page.take === 0) return [];
      const order = orderOf(page.sort, marketId, languageId);
      const count = countBits(bits);
      return count * 16 < snapshot.size ? sortFew(bits, count, order, page) : walk(bits, order, page);
    },
    forget: () => kept.clear(),
  };
}
