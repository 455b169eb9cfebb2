/** Loads a page file in the browser with the overrides of the visitor's segment; a page without overrides loads no code for them. */

import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { type OverriddenPage, withoutOverrides } from '#engine/resolve/page-steps.ts';
import type { Segment } from '#kernel/segment.ts';
import { overrides, pages } from '#registry/pages-client.gen.ts';

interface KnownParts {
  overrides: readonly OverrideDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
}

/** The page of the build; undefined for one that the build does not have. */
export async function overriddenPage(
  id: string,
  segment: Segment,
  fragments: KnownParts['fragments'],
): Promise<OverriddenPage | undefined> {
  const [page, known] = await Promise.all([
    pages[id]?.(),
    Promise.all((overrides[id] ?? []).map(fetchOverride => fetchOverride())),
  ]);
  return page && (await withOverrides(page, segment, { overrides: known, fragments }));
}

/** Areas of pages in the browser show what the backend has. */
export async function withOverrides(
  page: PageDocument,
  segment: Segment,
  parts: KnownParts,
): Promise<OverriddenPage> {
  const authored = { page, content: [], ...parts };
  if (parts.overrides.length === 0) return withoutOverrides(authored);
  const { overridePage } = await import('#engine/resolve/override-page.ts');
  return overridePage(authored, segment);
}
