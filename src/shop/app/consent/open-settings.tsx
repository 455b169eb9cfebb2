/** Renders the settings in a React root of their own: they belong to no page or layout and outlive both. */

import { createRoot, type Root } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import type { LocaleCode } from '#kernel/segment.ts';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { announceSaved } from '../announcements/announce-saved.ts';
import { ConsentSettings } from './consent-settings.tsx';

let root: Root | undefined;
let openCount = 0;

/** @throws when the texts cannot be fetched. */
export async function openSettings(consent: ConsentStore, locale: LocaleCode): Promise<void> {
  const intl = await fetchAllTexts(locale);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  // A new key resets the form to the stored choice.
  openCount += 1;
  const key = openCount;
  const opener = document.activeElement;
  const returnFocusTo = {
    // The banner's button disappears after a choice; the focus then moves to the start of the page.
    get current() {
      const isVisible = opener instanceof HTMLElement && opener.offsetParent !== null;
      return isVisible ? opener : document.getElementById('main');
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
          returnFocusTo={returnFocusTo}
        />
      </RawIntlProvider>,
    );
  show(true);
}
