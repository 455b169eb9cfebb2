/** How a value of the shopper is written as text, under the keys and in the shapes that visitors have stored already. */

export interface StoredFormat<T> {
  key: string;
  /** Makes a value of any text; what does not fit becomes the default. */
  parse(text: string | null): T;
  /** @param before what is stored now: other values of the same key are kept. */
  print(value: T, before: string | null): string;
}

/** @returns null for text that is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function record(text: string | null): Record<string, unknown> {
  const found = parseJson(text);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
}

/**
 * One field of a key that holds a JSON object.
 * @param check makes a `T` of any JSON value.
 */
export const jsonField = <T>(key: string, field: string, check: (raw: unknown) => T): StoredFormat<T> => ({
  key,
  parse: text => check(record(text)[field]),
  print: (value, before) => JSON.stringify({ ...record(before), [field]: value }),
});
