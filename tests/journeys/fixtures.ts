/** Fixtures of every journey: translations, a shop to visit, and a check for browser errors. */

import { expect, type Page, test as plain } from '@playwright/test';
import { requiredLocales } from '#i18n/required-locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { RequiredLocale } from '#kernel/segment.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts';
import { watchSecrets } from './secrets.ts';
import type { Translate } from './steps.ts';

export const screens = {
  phone: {
    viewport: { width: 360, height: 780 },
    // Without it, the preload scanner chooses images for a desktop screen.
    screen: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;
export type ScreenName = keyof typeof screens;

export const languages = requiredLocales;

/** For long journeys: each language and each screen once, instead of all four combinations. */
export const languageScreenPairs = [
  { language: 'fi', screen: 'phone' },
  { language: 'sv', screen: 'desktop' },
] as const satisfies readonly { language: RequiredLocale; screen: keyof typeof screens }[];

interface JourneyFixtures {
  /** Language of the shop; Finnish unless set by `test.use({ language })`. */
  language: RequiredLocale;
  t: Translate;
  /** The visitor's stored cookie consent; null when there is no answer yet and the banner is shown. */
  consent: string | null;
  /** Fails the test at its end on unexpected errors; `allow` the expected ones. */
  browserErrors: BrowserErrors;
  /** Fails the test at its end when a secret of its visitor has left the shop's cookies. */
  secrets: void;
}

export const test = plain.extend<JourneyFixtures>({
  language: ['fi', { option: true }],
  baseURL: process.env['SHOP_ORIGIN'],
  consent: ['none', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    if (consent && baseURL)
      await context.addCookies([{ name: 'ralph-cookie-consent', value: consent, url: baseURL }]);
    await use(context);
  },
  t: async ({ language }, use) => {
    const intl = serverIntl(language, factsOf(demoProfile, language));

    // Numbers have other names in other countries.
    await use((id, values) => intl.formatMessage({ id }, { country: 'FI', ...values }));
  },
  browserErrors: [
    async ({ context, baseURL }, use) => {
      const browserErrors = await collectBrowserErrors(context, baseURL ?? '');
      await use(browserErrors);
      expect(browserErrors.unexpected(), 'unexpected browser errors').toEqual([]);
    },
    { auto: true },
  ],
  secrets: [
    async ({ context, baseURL }, use) => {
      const watch = watchSecrets(context, baseURL ?? '');
      await use();
      expect(await watch.found(), 'secrets outside of their cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
