/** What a line of text shows of a value; what is neither text nor number is shown by nothing. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
