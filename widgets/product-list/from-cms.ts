/** The CMS's product list as ours (contract 7, facts 1.10). What a visitor has seen or saved is not known where pages are made: those modes are hidden. */
import { cmsNumber, cmsText } from '#engine/cms-values.ts';
import { filterFromCms } from './filter-from-cms.ts';

/** Rows of the CMS are counted in fours; without a limit a page of products is shown. */
const rowSize = 4;
const pageSize = 20;
const mostShown = 60;

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const mode = cmsText(configuration.mode) ?? 'DEFAULT';
  if (mode !== 'DEFAULT') return null;
  const title = cmsText(configuration.title);
  const filter = filterFromCms(configuration.searchParameters);
  const rows = Math.max(1, cmsNumber(configuration.pageCount) ?? 1);
  const take = configuration.limitNrOfRows === true ? rows * rowSize : pageSize;
  return {
    ...(title ? { title } : {}),
    ...(filter ? { filter } : {}),
    display: configuration.slideshowDisabled === true ? 'grid' : 'slider',
    take: Math.min(mostShown, take),
  };
}
