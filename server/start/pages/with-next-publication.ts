/** No cache shows a page beyond the moment at which another revision of it begins. */
import type { PageOutcome, Storefront } from '#ssr/storefront.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export function withNextPublication(
  storefront: Storefront,
  scheduled: readonly { id: DocumentId; at: Date }[],
): Storefront {
  if (scheduled.length === 0) return storefront;
  const ofPage = new Map<string, Date>(
    scheduled.flatMap(({ id, at }) => (id.startsWith('page:') ? [[id, at] as const] : [])),
  );
  // Layouts, fragments and overrides may be part of any page.
  const ofAll = earliest(scheduled.flatMap(({ id, at }) => (id.startsWith('page:') ? [] : [at])));

  function clamp(outcome: PageOutcome): PageOutcome {
    if (outcome.kind !== 'page') return outcome;
    const own = outcome.tags.flatMap(tag => ofPage.get(tag) ?? []);
    const expiresAt = earliest([
      ...own,
      ...(ofAll ? [ofAll] : []),
      ...(outcome.expiresAt ? [outcome.expiresAt] : []),
    ]);
    return expiresAt ? { ...outcome, expiresAt } : outcome;
  }

  return { ...storefront, render: async request => clamp(await storefront.render(request)) };
}

const earliest = (moments: readonly Date[]): Date | undefined =>
  moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
