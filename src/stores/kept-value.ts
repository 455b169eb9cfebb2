/** One value of a shopper kept in the browser under a fixed key (R-CACHE-6). A blocked or spoilt storage costs that value and nothing else. */
import type { KeyValueStorage } from './ports.ts';

export interface KeptValue<T> {
  read(): T;
  /** Changes the stored value only: what another tab has written beside it stays. */
  write(value: T): void;
}

/**
 * @param key of the storage; it holds a JSON object, of which this value is one field.
 * @param check makes a `T` of whatever lies there; anything unfit becomes the default.
 */
export function keptValue<T>(
  storage: KeyValueStorage,
  key: string,
  field: string,
  check: (raw: unknown) => T,
): KeptValue<T> {
  const record = (): Record<string, unknown> => {
    try {
      const found: unknown = JSON.parse(storage.get(key) ?? '{}');
      return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
    } catch {
      return {};
    }
  };
  return {
    read: () => check(record()[field]),
    write: value => storage.set(key, JSON.stringify({ ...record(), [field]: value })),
  };
}
