/** The fragment of HTML with the submenus that pages leave out. */
import type { MenuItem } from '#api/content/types.ts';
import { DeferredSubmenus } from '#app/layouts/header/deferred-submenus.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { RawIntlProvider } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';

export const submenusHtml = (items: readonly MenuItem[], locale: LocaleCode): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={serverIntl(locale)}>
      <DeferredSubmenus items={items} />
    </RawIntlProvider>,
  );
