/** Authored links are named references instead of paths: `category:talvi`, `page:checkout` (R-PAGE-2). */
import type { MarketLocale } from '#i18n/address-plan.ts';
import { linkPattern } from '../values/resolve-values.ts';
import type { PageServices } from './page-services.ts';

export function makeLink(
  address: string,
  at: MarketLocale,
  { routes, addresses }: Pick<PageServices, 'routes' | 'addresses'>,
): string {
  const [, kind, name] = linkPattern.exec(address) ?? [];
  if (!kind || !name) return address;
  if (kind === 'page') return addresses.path(at, routes.pathOf(name, at.locale));
  // List pages are identified by path, all others by alias.
  return addresses.path(at, routes.pathOf(kind, at.locale, { [kind === 'list' ? 'path' : 'alias']: name }));
}
