/** What documents can refer to, from the running shop. */

import type { Backend } from '#backend/index.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { byLocale, localeCodes, withLocale } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
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
  messages() {
    const { messages = new Map(), messageIds } = live().files.world;
    return new Map([...namedByShop(messageIds), ...messages]);
  },
});

/** Defaults of pages, such as `seo.home.title`: the only values in them are those of the shop. */
const ofPages = /^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)+$/;

const namedByShop = (ids: ReadonlySet<string>): [id: string, texts: Readonly<Record<string, string>>][] =>
  [...ids]
    .filter(id => ofPages.test(id))
    .map(id => [
      id,
      Object.fromEntries(
        localeCodes.map(code => {
          const intl = serverIntl(code);
          return [code, hasMessage(intl, id) ? intl.formatMessage({ id }) : id];
        }),
      ),
    ]);

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
