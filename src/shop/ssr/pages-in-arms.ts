/** Pages with experiments as the visitors of their arms see them. */
import { inArms, type PageInArms } from '#engine/experiment/in-arms.ts';
import type { OverriddenPage } from '#engine/resolve/page-steps.ts';
import { type Arms, armsCacheKey } from '#kernel/experiment/choose-arm.ts';

interface OverriddenInArms {
  overridden: OverriddenPage;
  tried: PageInArms['tried'];
}

/** Made once for all visitors of an arm, so that the steps after it are, too: three experiments of four arms are 65 at most. */
export function createPagesInArms(): (page: OverriddenPage, arms: Arms | undefined) => OverriddenInArms {
  const made = new WeakMap<OverriddenPage, Map<string, OverriddenInArms>>();
  return (overridden, arms) => {
    // A page without experiments is the same for all.
    if (!overridden.page.experiments) return { overridden, tried: undefined };
    const byArms = made.get(overridden) ?? new Map<string, OverriddenInArms>();
    made.set(overridden, byArms);
    const key = arms ? armsCacheKey(arms) : '';
    const known = byArms.get(key);
    if (known) return known;
    const { tried, page, fragments, content } = inArms(overridden, arms);
    const own = { overridden: { ...overridden, page, fragments, content }, tried };
    byArms.set(key, own);
    return own;
  };
}
