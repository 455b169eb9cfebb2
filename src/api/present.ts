/** The contract's lists hold nulls and its texts may be null; these turn them into what our types promise. */
export const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter(item => item !== null);

export const textOf = (value: string | null | undefined): string => value ?? '';
