/** What documents can refer to, from the running shop. */

import type { Backend } from '#backend/index.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { byLocale, withLocale } from '#i18n/locales.ts';
import type { PagePick } from '../../studio/pick/picker.ts';
import type { StudioParts } from '../../studio/studio-routes.ts';
import type { ShopState } from '../shop-options.ts';

export const studioPicks = (
  { execute, catalogue }: Pick<Backend, 'execute' | 'catalogue'>,
  { live }: Pick<ShopState, 'live'>,
): StudioParts['picks'] => ({
  execute,
  catalogue,
  pages: () => live().documents.flatMap(pagePick),
  messages: () => live().files.world.messages ?? new Map(),
});

/** Pages with an address; those of tools are not linked to. */
function pagePick(page: PageDocument): PagePick[] {
  const { route, id } = page;
  if (!route || route.access === 'preview') return [];
  const { name, paths } = route;
  const label: unknown = Reflect.get(page, 'label');
  return [
    {
      name,
      label: typeof label === 'string' ? label : id,
      paths: byLocale(code => {
        const path = typeof paths === 'string' ? paths : paths[code];
        return path === undefined ? undefined : withLocale(path, code);
      }),
    },
  ];
}
