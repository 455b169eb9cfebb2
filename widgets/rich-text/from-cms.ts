/** The CMS's rich text as ours (contract 7, facts 1.14). */
import { cmsText } from '#engine/cms-values.ts';

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const text = cmsText(configuration.text);
  return text ? { text } : null;
}
