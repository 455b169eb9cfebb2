/** What is in view before anyone scrolls, and what lies on something else. */

import type { Locator, Page } from '@playwright/test';
import { withLocale } from '#i18n/locales.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, languages, screens, test } from './fixtures.ts';
import { addToCart, main, title } from './steps.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Selling points that are shown as a whole, and all of them. */
const pointsIn = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[data-after-message] ul');
    const frame = list?.getBoundingClientRect();
    const points = [...(list?.children ?? [])].map(point => point.getBoundingClientRect());
    const isWhole = (point: DOMRect) =>
      frame !== undefined &&
      point.top >= frame.top - 1 &&
      point.bottom <= frame.bottom + 1 &&
      point.right <= frame.right + 1;
    const isCut = (point: DOMRect) =>
      frame !== undefined && point.top < frame.bottom - 1 && point.right > frame.right + 1;
    return { all: points.length, whole: points.filter(isWhole).length, cut: points.filter(isCut).length };
  });

for (const language of languages)
  test(`computers of every width show three selling points, others whole ones only, ${language} (R-SHELL-2)`, async ({
    page,
  }) => {
    await page.goto(withLocale('/', language));
    for (const width of [360, 390, 768, 900, 1024, 1100, 1200, 1280, 1360, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { all, whole, cut } = await pointsIn(page);
      expect([all, cut], `${width} px`).toEqual([3, 0]);
      expect(whole, `${width} px`).toBeGreaterThanOrEqual(width < 1024 ? 1 : 3);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${width} px scrolls sideways`).toBe(false);
    }
  });

const kinds = ['coloursAndLengths', 'coloursAndSizes', 'package', 'reviewed'] as const;

for (const consent of [null, 'none'])
  test.describe(consent ? 'after the question about cookies' : 'before it', () => {
    test.use({ consent });

    for (const kind of kinds)
      test(`a computer shows a button that buys, a phone brand and name: ${kind}`, async ({
        page,
        request,
        t,
      }) => {
        const { path } = await fetchProduct(request, demoProducts[kind], 'fi');
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        if (consent === null) await expect(page.locator('#consent')).toBeVisible();
        const edge = consent === null ? (await boxOf(page.locator('#consent'))).y : 900;
        const buttons = main(page).getByRole('button', { name: t('ADD_TO_CART') });
        await expect
          .poll(async () => {
            const boxes = await Promise.all((await buttons.all()).map(button => button.boundingBox()));
            return boxes.some(box => box !== null && box.y >= 0 && box.y + box.height <= edge);
          })
          .toBe(true);

        await page.setViewportSize(screens.phone.viewport);
        await page.goto(path);
        if (consent === null) await expect(page.locator('#consent')).toBeVisible();
        const cover = page.locator(consent === null ? '#consent' : '[data-buy-bar]');
        const name = await boxOf(title(page));
        expect(name.bottom).toBeLessThanOrEqual((await cover.isVisible()) ? (await boxOf(cover)).y : 780);
      });
  });

test('the number of pieces lies beside the sum in the cart button, not on it', async ({
  page,
  request,
  t,
}) => {
  const { path } = await fetchProduct(request, demoProducts.reviewed, 'fi');
  await page.goto(path);
  await addToCart(page, t);
  await page.keyboard.press('Escape');
  const button = page.locator('[data-panel=cart]');
  for (const count of ['1', '99+']) {
    const overlap = await button.evaluate((element, text) => {
      const badge = element.querySelector('svg + span');
      const sum = element.lastElementChild;
      if (!badge || !sum) return null;
      badge.textContent = text;
      return badge.getBoundingClientRect().right - sum.getBoundingClientRect().left;
    }, count);
    expect(overlap, count).toBeLessThanOrEqual(0);
  }
});

test('a toast stands above the bar that opens the filters', async ({ page, t }) => {
  await page.setViewportSize({ width: 800, height: 1024 });
  await page.goto('/c/renkaat-ja-vanteet');
  await page.locator('main [data-compare]').first().click();
  const toast = page.locator('output[aria-live] > *');
  await expect(toast).toBeVisible();
  const filters = await boxOf(main(page).getByRole('button', { name: t('FILTERS_BUTTON', { count: 0 }) }));
  expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(filters.y);
});
