/** Finds products by their alias: in the cache, or with one statement that reads the whole product. */
import { LRUCache } from 'lru-cache';
import type { Catalogue } from './catalogue.ts';
import { loadProductByAlias } from './product/product.repository.ts';
import type { ProductRecord } from './product/product-record.ts';

/** Small entries: those of a catalogue that the product cache holds, in a few languages. */
const MAX_ALIASES = 50_000;
const MAX_UNKNOWN = 1_000;

export type AliasLookup = (languageId: string, alias: string) => Promise<ProductRecord | null>;

/** The lookup of products by language and alias; null when there is none. */
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
    if (kind === 'product' || kind === 'all') unknown.clear();
    if (kind === 'all') ids.clear();
  });

  /** Not cached when the catalogue changed during the read. */
  async function read(key: string, languageId: string, alias: string): Promise<ProductRecord | null> {
    const version = catalogue.version();
    const record = await loadProductByAlias(db, languageId, alias);
    if (version !== catalogue.version()) return record;
    if (record) {
      ids.set(key, record.id);
      products.put(record);
    } else unknown.set(key, true);
    return record;
  }

  function readOnce(key: string, languageId: string, alias: string): Promise<ProductRecord | null> {
    const known = underway.get(key);
    if (known) return known;
    const reading = read(key, languageId, alias);
    underway.set(key, reading);
    const ended = () => {
      if (underway.get(key) === reading) underway.delete(key);
    };
    reading.then(ended, ended);
    return reading;
  }

  return async (languageId, alias) => {
    const key = `${languageId}:${alias}`;
    if (unknown.has(key)) return null;
    const id = ids.get(key);
    const record = id === undefined ? null : await products.get(id);
    // The alias may have moved to another product since.
    return record?.texts.get(languageId)?.alias === alias ? record : readOnce(key, languageId, alias);
  };
}
