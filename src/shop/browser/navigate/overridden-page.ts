/** Loads a page file in the browser with the overrides of the visitor's segment; a page without overrides loads none. */
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { Segment } from '#kernel/segment.ts';
import { fragments, overrides, pages } from '#registry/pages-client.gen.ts';

export async function overriddenPage(id: string, segment: Segment): Promise<PageDocument | undefined> {
  const [page, known] = await Promise.all([
    pages[id]?.(),
    Promise.all((overrides[id] ?? []).map(fetchOverride => fetchOverride())),
  ]);
  if (!page || known.length === 0) return page;
  const shared = await Promise.all(Object.values(fragments).map(fetchFragment => fetchFragment()));
  const byId = Object.fromEntries(shared.map(fragment => [fragment.id, fragment]));
  return withOverrides(page, segment, { overrides: known, fragments: byId });
}

/** Applies the overrides of the segment. */
export async function withOverrides(
  page: PageDocument,
  segment: Segment,
  shared: {
    overrides: readonly OverrideDocument[];
    fragments: Readonly<Record<string, FragmentDocument>>;
  },
): Promise<PageDocument> {
  if (shared.overrides.length === 0) return page;
  const [{ applyOverrides }, { overridesFor }] = await Promise.all([
    import('#engine/override/apply-overrides.ts'),
    import('#engine/override/choose-overrides.ts'),
  ]);
  return applyOverrides(page, overridesFor(page.id, segment, shared.overrides), shared.fragments).page;
}
