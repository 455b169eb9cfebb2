/** Authored links name things, not paths: `category:talvi`, `page:checkout` (page-definitions 1.3). */
import type { LocaleCode } from '#kernel/segment.ts';
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
  locale: LocaleCode,
  services: Pick<PageServices, 'routes' | 'localPath'>,
): string {
  const cut = address.indexOf(':');
  const kind = address.slice(0, cut);
  const name = address.slice(cut + 1);
  if (kind === 'page') return services.localPath(locale, services.routes.pathOf(name, locale));
  const root = roots[kind];
  return root
    ? services.localPath(locale, root + name.split('/').map(encodeURIComponent).join('/'))
    : address;
}
