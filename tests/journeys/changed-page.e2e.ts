/** The first press on pages that something else changes all the time: a translator that replaces every text, an extension that inserts elements everywhere. */
import type { Page } from '@playwright/test';
import { dialog } from './account-steps.ts';
import { insertElements, translateEverything } from './changed-page.ts';
import { expect, test } from './fixtures.ts';
import { main, openPage } from './steps.ts';

const changes = {
  'translated by replacement of all its text': { change: translateEverything, trace: 'font' },
  'with elements that an extension inserts': { change: insertElements, trace: '.of-an-extension' },
} as const;
/** React says that the page is not the one of the server. */
const mismatch = /React error #(418|423)/;

/** The first press starts the application, which renders the page anew. */
const start = { timeout: 30_000 };

/** The texts of the page, without those that only the application shows. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')]
      .map(part => (part as HTMLElement).innerText.replace(/[\u00ad\s]+/g, ''))
      .map(text => text.length),
  );

async function expectNothingLost(page: Page, before: readonly number[]) {
  const after = await wordsOf(page);
  expect(after).toHaveLength(before.length);
  // Less than a hundredth is the difference that a cart's count makes.
  for (const [index, length] of after.entries()) expect(length).toBeGreaterThan((before[index] ?? 0) * 0.99);
}

for (const [name, { change, trace }] of Object.entries(changes)) {
  /** Waits until the page is changed: the press that follows is the first one on it. */
  const openChanged = async (page: Page, language: 'fi' | 'sv', path: string) => {
    await openPage(page, language, path);
    await expect(main(page).locator(trace).first()).toBeAttached();
  };

  test.describe(`a page ${name}`, () => {
    test.beforeEach(async ({ page, browserErrors }) => {
      test.setTimeout(180_000);
      browserErrors.allow(mismatch);
      await page.addInitScript(change);
    });

    for (const path of ['/', '/tuotteet', '/toimitus'] as const)
      test(`loses nothing at the first press on ${path}, which works`, async ({ page, t }) => {
        await openChanged(page, 'fi', path);
        const before = await wordsOf(page);
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('CART') })
          .first()
          .click();
        await expect(dialog(page)).toBeVisible(start);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expectNothingLost(page, before);
      });
  });
}
