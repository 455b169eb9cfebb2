/** Writes a feed as the content system's configuration. */
export const toCms = ({ key, flow, tags, tagMatch }: Record<string, unknown>): Record<string, unknown> => ({
  flowkey: key,
  dynamicProductFlow: flow === 'product',
  dynamicTagFlow: flow === 'tags',
  tags: tags ?? [],
  tagOperator: tagMatch ?? 'any',
});
