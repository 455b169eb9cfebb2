/** Converts the CMS's product list. */
import { cmsNumber, cmsText } from '#api/content/cms-values.ts';
import { filterFromCms } from './filter-from-cms.ts';

/** Rows of the CMS have four products; without a limit one page of products is shown. */
const rowSize = 4;
const pageSize = 20;
const mostShown = 60;

const modes = ['DEFAULT', 'LATEST_VIEWED', 'FAVORITES'];

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const mode = cmsText(configuration.mode) ?? 'DEFAULT';
  if (!modes.includes(mode)) return null;
  const title = cmsText(configuration.title);
  const filter = filterFromCms(configuration.searchParameters);
  const rows = Math.max(1, cmsNumber(configuration.pageCount) ?? 1);
  const isLimited = configuration.limitNrOfRows === true;
  const isGrid = configuration.slideshowDisabled === true;
  const hasControls =
    configuration.displayNavigationArrows === true || configuration.displayNavigationLinks === true;
  return {
    mode,
    ...(title ? { title } : {}),
    ...(filter && mode === 'DEFAULT' ? { filter } : {}),
    display: isGrid ? 'grid' : 'slider',
    controls: hasControls && !isGrid,
    loadMore: isGrid && !isLimited && mode === 'DEFAULT',
    limit: Math.min(mostShown, isLimited ? rows * rowSize : pageSize),
  };
}
