/** Writes a text as the content system's configuration. */
const tags = ['h1', 'h2', 'h3', 'div'];
const alignments = ['center', 'start', 'center', 'end', 'justify'];

const indexIn = (table: readonly string[], value: unknown, fallback: number): number => {
  const index = table.lastIndexOf(typeof value === 'string' ? value : '');
  return index < 0 ? fallback : index;
};

export const toCms = (props: Record<string, unknown>): Record<string, unknown> => ({
  title: props.title ?? '',
  titleRenderMode: indexIn(tags, props.titleTag, 1),
  subtitle: props.subtitle ?? '',
  subtitleRenderMode: indexIn(tags, props.subtitleTag, 3),
  text: props.text ?? '',
  textAlignment: indexIn(alignments, props.alignment, 2),
});
