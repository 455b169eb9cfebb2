/** The CMS's HTML as ours (R-WIDGET-15): markup and CSS. Scripts inside of it are nobody's we know, so they never run. */
import { cmsText } from '#engine/cms-values.ts';

const longestCss = 30_000;

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const html = cmsText(configuration.html);
  if (!html) return null;
  const css = cmsText(configuration.css);
  return { html, ...(css && css.length <= longestCss ? { css } : {}) };
}
