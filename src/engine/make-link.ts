/** Authored links name things, not paths: `category:talvi`, `page:checkout`. */
import type { Standing } from '#i18n/address-plan.ts';
import type { PageServices } from './page-services.ts';
import { aliasIn, readReference } from './references.ts';
import { linkPattern } from './resolve-values.ts';

export function makeLink(
  address: string,
  at: Standing,
  { routes, addresses, aliases }: Pick<PageServices, 'routes' | 'addresses' | 'aliases'>,
): string {
  const [, kind, name] = linkPattern.exec(address) ?? [];
  if (kind === 'page' && name) return addresses.path(at, routes.pathOf(name, at.locale));
  const reference = readReference(address);
  if (!reference) return address;
  const alias = aliasIn(at.locale, reference, aliases);
  // A free list is known by its whole path, the others by their alias.
  const parameter = reference.kind === 'list' ? 'path' : 'alias';
  return addresses.path(at, routes.pathOf(reference.kind, at.locale, { [parameter]: alias }));
}
