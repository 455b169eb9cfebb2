/** Shows the settings in a root of their own: they belong to no page and to no layout, and outlive both. */
import { RawIntlProvider } from 'react-intl';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ConsentStore } from '#stores/consent-store.ts';
import { createRoot, type Root } from 'react-dom/client';
import { announceSaved } from '../announcements/announce-saved.ts';
import { ConsentSettings } from './consent-settings.tsx';

let root: Root | undefined;
let opened = 0;

/** @throws when the texts cannot be fetched. */
export async function openSettings(consent: ConsentStore, locale: LocaleCode): Promise<void> {
  const intl = await fetchAllTexts(locale);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  // Opened anew it begins with what is allowed now.
  opened += 1;
  const key = opened;
  const opener = document.activeElement;
  const back = {
    // The banner's button is gone after an answer: then reading goes on where the page begins.
    get current() {
      const isThere = opener instanceof HTMLElement && opener.offsetParent !== null;
      return isThere ? opener : document.getElementById('main');
    },
  };
  const show = (open: boolean) =>
    root?.render(
      <RawIntlProvider value={intl}>
        <ConsentSettings
          key={key}
          consent={consent}
          open={open}
          onClose={() => show(false)}
          onSaved={announceSaved}
          back={back}
        />
      </RawIntlProvider>,
    );
  show(true);
}
