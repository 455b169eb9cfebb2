/** An object with names, as JSON knows it: no list and not null. For whatever came from outside. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
