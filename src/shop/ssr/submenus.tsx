/** The fragment of HTML with the submenus that pages leave out. */

import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { DeferredSubmenus } from '#app/layouts/navigation/deferred-submenus.tsx';
import type { Report } from '#engine/definition/report.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { createLayoutMenus } from './layout-menus.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

const submenusHtml = (items: readonly MenuItem[], locale: LocaleCode): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={serverIntl(locale)}>
      <DeferredSubmenus items={items} />
    </RawIntlProvider>,
  );

/** Answers a request for the submenus; a failure is reported and answered with 503. */
export function createSubmenus(
  layoutMenus: ReturnType<typeof createLayoutMenus>,
  report: Report,
): (request: PageRequest) => Promise<PageOutcome> {
  return async request => {
    try {
      const { navigation } = await layoutMenus.begin(request);
      const html = submenusHtml(navigation, request.segment.locale);
      return { kind: 'page', status: 200, html, tags: [], storable: true };
    } catch (error) {
      report('CHROME001', 'The menus could not be loaded', { error });
      return { kind: 'page', status: 503, html: '', tags: [], storable: false };
    }
  };
}
