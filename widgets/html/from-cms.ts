/** Converts the CMS's HTML (R-WIDGET-15): markup and CSS. Scripts in it are from unknown sources and never run. */
import { cmsText } from '#api/content/cms-values.ts';

const longestCss = 30_000;

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const html = cmsText(configuration.html);
  if (!html) return null;
  const css = cmsText(configuration.css);
  return { html, ...(css && css.length <= longestCss ? { css } : {}) };
}
