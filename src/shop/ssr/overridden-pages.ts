/** Page files on the server, each with overrides applied once per market, language and customer type that they use. */
import { applyOverrides } from '#engine/override/apply-overrides.ts';
import { overridesFor } from '#engine/override/choose-overrides.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { Report } from '#engine/definition/report.ts';
import type { Segment } from '#kernel/segment.ts';

export function createOverriddenPages(
  overrides: readonly OverrideDocument[],
  fragments: Readonly<Record<string, FragmentDocument>>,
  report: Report,
): (page: PageDocument, segment: Segment) => PageDocument {
  /** The key is the set of matching override ids, so that segments with equal pages share one document. */
  const made = new Map<string, PageDocument>();
  return (page, segment) => {
    const holding = overridesFor(page.id, segment, overrides);
    if (holding.length === 0) return page;
    const key = [page.id, ...holding.map(({ id }) => id)].join(' ');
    const known = made.get(key);
    if (known) return known;
    const { page: changed, lost } = applyOverrides(page, holding, fragments);
    for (const { override, address } of lost)
      report('OVR001', `Override "${override}" finds no "${address}" in page "${page.id}"`);
    made.set(key, changed);
    return changed;
  };
}
