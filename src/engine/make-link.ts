/** Authored links name things, not paths: `category:talvi`, `page:checkout` (page-definitions 1.3). */
import type { Standing } from '#i18n/address-plan.ts';
import type { PageServices } from './page-services.ts';

/** Kinds of things by the route that shows one of them, and what that route calls its name. */
const kinds: Record<string, { route: string; parameter: string }> = {
  category: { route: 'category', parameter: 'alias' },
  product: { route: 'product', parameter: 'alias' },
  brand: { route: 'brand', parameter: 'alias' },
  campaign: { route: 'campaign', parameter: 'alias' },
  list: { route: 'list', parameter: 'path' },
};

export function makeLink(
  address: string,
  at: Standing,
  { routes, addresses }: Pick<PageServices, 'routes' | 'addresses'>,
): string {
  const cut = address.indexOf(':');
  const kind = address.slice(0, cut);
  const name = address.slice(cut + 1);
  if (kind === 'page') return addresses.path(at, routes.pathOf(name, at.locale));
  const thing = kinds[kind];
  return thing
    ? addresses.path(at, routes.pathOf(thing.route, at.locale, { [thing.parameter]: name }))
    : address;
}
