/** Converts the CMS's Nosto feed (R-WIDGET-19); rows have four products, as in a product list. */
import { cmsNumber, cmsText } from '#api/content/cms-values.ts';

const rowSize = 4;
const pageSize = 20;
const mostShown = 60;

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const placement = cmsText(configuration.nostoId);
  if (!placement) return null;
  const rows = Math.max(1, cmsNumber(configuration.pageCount) ?? 1);
  const take = configuration.limitNrOfRows === true ? rows * rowSize : pageSize;
  return {
    placement,
    display: configuration.slideshowDisabled === true ? 'grid' : 'slider',
    limit: Math.min(mostShown, take),
  };
}
