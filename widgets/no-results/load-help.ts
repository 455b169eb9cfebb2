/** What is shown after a search without results, loaded side by side; a part that fails is left out. */
import type { Api } from '#api/api.ts';
import type { NamedLink, ProductCard } from '#api/catalogue/types.ts';
import type { NoResultsResolved } from '#engine/page-types.gen.ts';

export interface SearchHelp {
  groups: readonly NamedLink[];
  bestsellers: readonly ProductCard[];
}

/** A menu may contain everything; more than these are no help. */
const mostGroups = 16;

export async function loadHelp(
  { content, catalogue }: Pick<Api, 'content' | 'catalogue'>,
  { menu, limit }: Pick<NoResultsResolved, 'menu' | 'limit'>,
): Promise<SearchHelp> {
  const [groups, bestsellers] = await Promise.allSettled([
    content.menu(menu),
    limit > 0 ? catalogue.products({ skip: 0, take: limit, sort: 'MOST_SOLD' }) : null,
  ]);
  return {
    groups:
      groups.status === 'fulfilled'
        ? (groups.value?.items ?? [])
            .flatMap(({ label, href }) => (href ? [{ name: label, href }] : []))
            .slice(0, mostGroups)
        : [],
    bestsellers: bestsellers.status === 'fulfilled' ? (bestsellers.value?.products ?? []) : [],
  };
}
