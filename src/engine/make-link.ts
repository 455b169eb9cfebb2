/** Authored links name things, not paths: `category:talvi`, `page:checkout` (page-definitions 1.3). */
import type { Standing } from '#i18n/address-plan.ts';
import type { PageServices } from './page-services.ts';

const roots: Record<string, string> = {
  category: '/c/',
  product: '/p/',
  brand: '/b/',
  campaign: '/dc/',
  list: '/l/',
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
  const root = roots[kind];
  return root ? addresses.path(at, root + name.split('/').map(encodeURIComponent).join('/')) : address;
}
