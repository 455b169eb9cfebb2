/** Authored links name things, not paths: `category:talvi`, `page:checkout` (page-definitions 1.3). */
import type { Standing } from '#i18n/address-plan.ts';
import type { PageServices } from './page-services.ts';

/** Kinds of things: each is shown by the route of its name. */
const kinds = new Set(['category', 'product', 'brand', 'campaign', 'list']);

export function makeLink(
  address: string,
  at: Standing,
  { routes, addresses }: Pick<PageServices, 'routes' | 'addresses'>,
): string {
  const cut = address.indexOf(':');
  const kind = address.slice(0, cut);
  const name = address.slice(cut + 1);
  if (kind === 'page') return addresses.path(at, routes.pathOf(name, at.locale));
  // A free list is known by its whole path, the others by their alias.
  const named = { [kind === 'list' ? 'path' : 'alias']: name };
  return kinds.has(kind) ? addresses.path(at, routes.pathOf(kind, at.locale, named)) : address;
}
