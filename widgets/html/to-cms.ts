/** Writes markup and CSS as the content system's configuration. */
export const toCms = ({ html, css }: Record<string, unknown>): Record<string, unknown> => ({
  html,
  css: css ?? '',
});
