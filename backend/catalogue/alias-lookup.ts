/** Finds products by their alias: in the cache, or with one statement that reads the whole product. */
import { LRUCache } from 'lru-cache';
import type { Catalogue } from './catalogue.ts';
import { loadProductByAlias } from './product/product.repository.ts';
import type { ProductPlace, ProductRecord } from './product/product-record.ts';

/** Small entries: those of a catalogue that the product cache has, in a few languages. */
const MAX_ALIASES = 50_000;
const MAX_UNKNOWN = 1_000;

export type AliasLookup = (place: ProductPlace, alias: string) => Promise<ProductRecord | null>;

/** The lookup of products by alias; null when none is published under it in the place. */
export function createAliasLookup(
  catalogue: Pick<Catalogue, 'db' | 'products' | 'version' | 'onChange'>,
): AliasLookup {
  const { db, products } = catalogue;
  const ids = new LRUCache<string, number>({ max: MAX_ALIASES });
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN });
  /** Concurrent callers share a read; a change removes it, so that later ones read again. */
  const underway = new Map<string, Promise<ProductRecord | null>>();
  catalogue.onChange(({ kind }) => {
    underway.clear();
    // A price may publish a product in a market.
    if (kind === 'product' || kind === 'price' || kind === 'all') unknown.clear();
    if (kind === 'all') ids.clear();
  });

  /** Not cached when the catalogue changed during the read. */
  async function read(key: string, place: ProductPlace, alias: string): Promise<ProductRecord | null> {
    const version = catalogue.version();
    const record = await loadProductByAlias(db, place, alias);
    if (version !== catalogue.version()) return record;
    if (record) {
      ids.set(key, record.id);
      products.put(place, record);
    } else unknown.set(key, true);
    return record;
  }

  function readOnce(key: string, place: ProductPlace, alias: string): Promise<ProductRecord | null> {
    const known = underway.get(key);
    if (known) return known;
    const reading = read(key, place, alias);
    underway.set(key, reading);
    const ended = () => {
      if (underway.get(key) === reading) underway.delete(key);
    };
    reading.then(ended, ended);
    return reading;
  }

  return async (place, alias) => {
    const key = `${place.languageId} ${place.marketId} ${alias}`;
    if (unknown.has(key)) return null;
    const id = ids.get(key);
    const record = id === undefined ? null : await products.get(place, id);
    // The alias may have moved to another product since.
    return record?.text.alias === alias ? record : readOnce(key, place, alias);
  };
}
