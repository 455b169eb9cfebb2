/** Converts the CMS's rich text (R-WIDGET-16). */
import { cmsText } from '#api/content/cms-values.ts';

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const text = cmsText(configuration.text);
  return text ? { text } : null;
}
