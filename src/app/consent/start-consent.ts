/** Asks about cookies until there is an answer, and opens the settings for whatever carries `data-consent-settings`. */
import { consentCategories } from '#stores/consent-category.ts';
import type { ConsentStore } from '#stores/consent-store.ts';
import { autorun } from 'mobx';
import { announceSaved } from '../announcements/announce-saved.ts';
import styles from './consent-banner.module.css';

/** @param openSettings fetches the settings and shows them; rejects when they cannot be had. */
export function startConsent(consent: ConsentStore, openSettings: () => Promise<void>): void {
  const banner = document.getElementById('consent');
  autorun(() => {
    if (!banner) return;
    banner.hidden = consent.decided;
    banner.classList.toggle(styles.asking ?? '', !consent.decided);
  });

  const decide = (answer: string) => {
    const hadFocus = banner?.contains(document.activeElement) === true;
    consent.decide(answer === 'allow' ? consentCategories : []);
    announceSaved();
    // The pressed button is gone; reading goes on where the page begins.
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
