/** Keeps the cookie banner until a choice is stored, and opens the settings from every element with `data-consent-settings`. */

import { autorun } from 'mobx';
import { consentCategories } from '#stores/common/consent-category.ts';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { announceSaved } from '../announcements/announce-saved.ts';
import offlineBar from '../announcements/offline-bar.module.css';
import styles from './consent-banner.module.css';

/** @param openSettings loads and shows the settings; rejects when loading fails. */
export function startConsent(consent: ConsentStore, openSettings: () => Promise<void>): void {
  const banner = document.getElementById('consent');
  // The server's HTML has these classes; without a use of them here, the build would drop the style sheets.
  if (banner) banner.className = styles.banner ?? '';
  const offline = document.getElementById('offline');
  if (offline) offline.className = offlineBar.bar ?? '';
  autorun(() => {
    if (banner) banner.hidden = consent.decided;
  });

  const decide = (answer: string) => {
    const hadFocus = banner?.contains(document.activeElement) === true;
    consent.decide(answer === 'allow' ? consentCategories : []);
    announceSaved();
    // The pressed button disappears; the focus moves to the start of the page.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  const open = () => void openSettings().catch((error: unknown) => reportError(error));

  banner?.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest('button')?.value : undefined;
    if (answer === 'choose') open();
    else if (answer) decide(answer);
  });
  document.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-consent-settings]')) return;
      event.preventDefault();
      open();
    },
    true,
  );
}
