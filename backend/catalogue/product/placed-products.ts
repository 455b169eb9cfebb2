/** Products by id and place: a list reads only the language and the market that it shows. */

import type { Db } from '#backend/database/schema.ts';
import { loadProducts } from './product.repository.ts';
import { createCacheByKey } from './product-cache.ts';
import type { ProductPlace, ProductRecord } from './product-record.ts';
import { KEY_BYTES, PRODUCT_CACHE_BYTES, sizeOfProduct } from './product-size.ts';

export interface ProductCache {
  /** Null when it is not published there; synchronous when it is cached. */
  get(place: ProductPlace, id: number): ProductRecord | null | Promise<ProductRecord | null>;
  /** In the order of `ids`, without those that are not published there. */
  getMany(place: ProductPlace, ids: readonly number[]): Promise<ProductRecord[]>;
  /** Caches a record that was read elsewhere; the caller knows that it has not changed since. */
  put(place: ProductPlace, record: ProductRecord): void;
  /** Invalidates one product in all places, or everything. */
  forget(id?: number): void;
}

const nameOf = ({ languageId, marketId }: ProductPlace) => `${languageId} ${marketId}`;
const keyOf = (place: string, id: number) => `${id} ${place}`;
const idOf = (key: string): number => Number(key.slice(0, key.indexOf(' ')));
const placeOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export function createProductCache(db: Db): ProductCache {
  const places = new Map<string, ProductPlace>();
  const nameOfPlace = (place: ProductPlace) => {
    const name = nameOf(place);
    if (!places.has(name)) places.set(name, place);
    return name;
  };

  /** The keys of one place. */
  async function load(keys: readonly string[]): Promise<Map<string, ProductRecord>> {
    const name = placeOf(keys[0] ?? '');
    const place = places.get(name);
    const records = place ? await loadProducts(db, place, keys.map(idOf)) : [];
    return new Map(records.map(record => [keyOf(name, record.id), record]));
  }

  const cached = createCacheByKey(load, {
    most: PRODUCT_CACHE_BYTES,
    sizeOf: sizeOfProduct,
    sizeOfNothing: KEY_BYTES,
    groupOf: placeOf,
  });
  return {
    get: (place, id) => cached.get(keyOf(nameOfPlace(place), id)),
    getMany(place, ids) {
      const name = nameOfPlace(place);
      return cached.getMany(ids.map(id => keyOf(name, id)));
    },
    put: (place, record) => cached.put(keyOf(nameOfPlace(place), record.id), record),
    forget(id) {
      if (id === undefined) cached.forget();
      else for (const name of places.keys()) cached.forget(keyOf(name, id));
    },
  };
}
