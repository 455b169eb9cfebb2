/** Converts the CMS's Flowbox configuration (R-WIDGET-18). */
import { cmsText } from '#api/content/cms-values.ts';

/** The CMS stores a list, or comma-separated text. */
const tagsOf = (value: unknown): string[] => {
  const list: unknown[] = Array.isArray(value) ? value : (cmsText(value)?.split(',') ?? []);
  return list.map(cmsText).filter(tag => tag !== undefined);
};

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const key = cmsText(configuration.flowkey);
  if (!key) return null;
  const tags = tagsOf(configuration.tags);
  const byTag = configuration.dynamicTagFlow === true && tags.length > 0;
  return {
    key,
    flow: configuration.dynamicProductFlow === true ? 'product' : byTag ? 'tags' : 'default',
    ...(byTag ? { tags } : {}),
    tagMatch: cmsText(configuration.tagOperator)?.toLowerCase() === 'all' ? 'all' : 'any',
  };
}
