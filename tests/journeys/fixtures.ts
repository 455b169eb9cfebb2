/** What every journey has: the words of its language, a shop to visit, and ears for everything the browser complains about. */
import { serverIntl } from '#i18n/server-intl.ts';
import { expect, test as plain, type Page } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { type Complaints, hearComplaints } from './complaints.ts';
import type { Words } from './steps.ts';

export const screens = {
  phone: {
    viewport: { width: 360, height: 780 },
    // Or the first look at the page, which chooses its pictures, is a computer's.
    screen: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;
export type ScreenName = keyof typeof screens;

export const languages = requiredLocales;

/** Long walks: each language and each screen once, not all four ways together. */
export const crossed = [
  { language: 'fi', screen: 'phone' },
  { language: 'sv', screen: 'desktop' },
] as const satisfies readonly { language: LocaleCode; screen: keyof typeof screens }[];

interface Journey {
  /** The language of the shop; Finnish unless `test.use({ language })` says otherwise. */
  language: LocaleCode;
  words: Words;
  /** What the visitor has answered about cookies; null: not asked yet, the question stands on the screen. */
  consent: string | null;
  /** Fails the test at its end; `expect` what is meant to happen. */
  complaints: Complaints;
}

export const test = plain.extend<Journey>({
  language: ['fi', { option: true }],
  baseURL: process.env['SHOP_ORIGIN'],
  consent: ['none', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    if (consent && baseURL)
      await context.addCookies([{ name: 'ralph-cookie-consent', value: consent, url: baseURL }]);
    await use(context);
  },
  words: async ({ language }, use) => {
    const intl = serverIntl(language);

    await use((id, values) => intl.formatMessage({ id }, values));
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = await hearComplaints(context, baseURL ?? '');
      await use(complaints);
      expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
