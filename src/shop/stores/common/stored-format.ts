/** Text formats of persisted values, with the keys and shapes that earlier versions have stored. */

export interface StoredFormat<T> {
  key: string;
  /** Parses any text; invalid values become the default. */
  parse(text: string | null): T;
  /** @param before the stored text, whose other values are preserved. */
  print(value: T, before: string | null): string;
}

/** @returns null for text that is not JSON. */
export function jsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function record(text: string | null): Record<string, unknown> {
  const found = jsonOrNull(text);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
}

/**
 * One field of a key that contains a JSON object.
 * @param check turns any JSON value into a `T`.
 */
export const jsonField = <T>(key: string, field: string, check: (raw: unknown) => T): StoredFormat<T> => ({
  key,
  parse: text => check(record(text)[field]),
  print: (value, before) => JSON.stringify({ ...record(before), [field]: value }),
});
