/** The page as the server has it now, where Studio manages pages: it may be newer than that of the build. */
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { Segment } from '#kernel/segment.ts';
import { overriddenPage, withOverrides } from './overridden-page.ts';

/**
 * @param known fragments by id; those of a newer page replace theirs
 * @returns undefined when only the server can show the page
 */
export async function newestPage(
  id: string,
  segment: Segment,
  known: Record<string, FragmentDocument>,
): Promise<PageDocument | undefined> {
  const { fetchManagedPage } = await import('./managed-pages.ts');
  const found = await fetchManagedPage(id);
  if (found.kind === 'own') return overriddenPage(id, segment);
  if (found.kind === 'elsewhere') return undefined;
  Object.assign(known, found.bundle.fragments);
  return withOverrides(found.bundle.page, segment, found.bundle);
}
