/** Writes formatted text as the content system's configuration. */
export const toCms = ({ text }: Record<string, unknown>): Record<string, unknown> => ({ text });
