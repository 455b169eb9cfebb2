/** The first step of a page (page-steps.ts). */

import type { Segment } from '#kernel/segment.ts';
import { applyOverrides } from '../override/apply-overrides.ts';
import { overridesFor } from '../override/choose-overrides.ts';
import type { AuthoredPage, OverriddenPage } from './page-steps.ts';

/** Applies the overrides of the segment, wide ones before narrow ones. */
export function overridePage(
  { page, fragments, content, overrides }: AuthoredPage,
  segment: Segment,
): OverriddenPage {
  const applied = overridesFor(page.id, segment, overrides);
  return { step: 'overridden', fragments, content, applied, ...applyOverrides(page, applied, fragments) };
}
