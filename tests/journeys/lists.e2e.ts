/** Filtering a list, paging through it and returning to it (R-LIST-6, R-LIST-21). */
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, languageScreenPairs, type Page, screens, test } from './fixtures.ts';
import { main, openPage, type ScreenSize, type Translate, title, waitForHydration } from './steps.ts';

const paths = { fi: '/tuotteet', sv: '/produkter' } as const;

const count = (page: Page) => main(page).locator('[data-announce]');
const chips = (page: Page, t: Translate) => main(page).getByRole('list', { name: t('FILTERS_CHOSEN') });

/** The values of a filter group; on a phone they are in the filter panel. */
const values = (page: Page, t: Translate, group: 'FILTER_LABEL_BRANDS' | 'FILTER_LABEL_DISCOUNT') =>
  page
    .getByRole('region', { name: t('FILTERS') })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: t(group) }) })
    .getByRole('link');

/** The number of products in the label of a filter value. */
async function facetCount(value: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await value.textContent()) ?? '')?.[1]);
}

async function openFilters(page: Page, t: Translate, screen: ScreenSize): Promise<void> {
  if (screen === 'phone')
    await main(page)
      .getByRole('button', { name: t('FILTERS_BUTTON', { count: 0 }), exact: true })
      .click();
  await expect(page.getByRole('region', { name: t('FILTERS') })).toBeVisible();
}

const sameDocument = (page: Page) => page.evaluate(() => window.sameDocument);

for (const { language, screen } of languageScreenPairs)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language, ...screens[screen] });

    test('adds and removes filters with the counts shown, and restores them on back (R-LIST-16)', async ({
      page,
      t,
    }) => {
      await openPage(page, language, paths[language]);
      await waitForHydration(page, t);
      await page.evaluate(() => (window.sameDocument = true));
      const whole = (await count(page).textContent()) ?? '';
      await openFilters(page, t, screen);
      const brands = values(page, t, 'FILTER_LABEL_BRANDS');
      const first = await facetCount(brands.nth(0));
      const second = await facetCount(brands.nth(1));

      await brands.nth(0).click();
      await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: first }));
      await expect(brands.nth(0)).toBeFocused();
      await expect(brands.nth(0)).toHaveAttribute('aria-current', 'true');
      await expect(
        page.getByRole('status').filter({ hasText: t('A11Y_LIST_UPDATED', { count: first }) }),
      ).toHaveCount(1);
      // The counts of a group ignore the values chosen in that group.
      expect(await facetCount(brands.nth(1))).toBe(second);
      await brands.nth(1).click();
      await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: first + second }));
      // Targets that are covered by the sticky header would fail target-size.
      if (screen === 'desktop') await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, 'list', 'main');
      if (screen === 'phone') {
        await page
          .getByRole('button', { name: t('FILTERS_SHOW_RESULTS', { count: first + second }) })
          .click();
        await expect(page.getByRole('region', { name: t('FILTERS') })).toBeHidden();
      }

      await chips(page, t).getByRole('link').first().click();
      await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: second }));
      await expect(count(page)).toBeFocused();
      await chips(page, t)
        .getByRole('link', { name: t('RESET_FILTERS') })
        .click();
      await expect(count(page)).toHaveText(whole);
      await expect(chips(page, t)).toBeHidden();
      await page.goBack();
      await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: second }));
      await page.goBack();
      await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: first + second }));
      expect(await sameDocument(page)).toBe(true);
    });

    test('loads more, opens a product and returns to the same card (R-LIST-19, R-LIST-21)', async ({
      page,
      t,
    }) => {
      await openPage(page, language, paths[language]);
      await waitForHydration(page, t);
      await main(page)
        .getByRole('link', { name: t('LOAD_MORE') })
        .click();
      await expect(main(page).getByRole('article')).toHaveCount(48);
      await expect(page).toHaveURL(/[?&]page=2/);
      const card = main(page).getByRole('article').nth(40).getByRole('link').first();
      await card.scrollIntoViewIfNeeded();
      const name = (await card.textContent()) ?? '';
      const top = async (link: Locator) => Math.round((await link.boundingBox())?.y ?? 0);
      const left = await top(card);
      await card.click();
      await expect(title(page)).toHaveText(name);
      await page.goBack();
      const again = main(page).getByRole('link', { name, exact: true }).first();
      await expect(again).toBeFocused();
      expect(Math.abs((await top(again)) - left)).toBeLessThan(3);

      const before = await top(again);
      await main(page)
        .getByRole('link', { name: t('LOAD_PREVIOUS') })
        .dispatchEvent('click');
      await expect(main(page).getByRole('article')).toHaveCount(48);
      expect(Math.abs((await top(again)) - before)).toBeLessThan(3);
      await expectAccessible(page, 'list', 'main');
    });
  });

test('sorts by keyboard, keeps the focus and returns to the first page', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet?page=2');
  await waitForHydration(page, t);
  await page.evaluate(() => (window.sameDocument = true));
  const order = main(page).getByRole('combobox', { name: t('SORT_TITLE') });
  await order.selectOption({ label: t('SORT_LABEL_PRICE') });
  await expect(page).toHaveURL(/\?sort=PRICE$/);
  await expect(order).toBeFocused();
  // With a mouse, a styled list opens, which sets the same native select.
  await order.hover();
  await expect(async () => {
    await order.click();
    await expect(page.locator('[role="listbox"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page
    .getByRole('listbox', { name: t('SORT_TITLE') })
    .getByRole('option', { name: t('SORT_LABEL_LATEST') })
    .click();
  await expect(order).toBeFocused();
  // The default order is not in the URL.
  await expect(page).toHaveURL(/\/tuotteet$/);
  expect(await sameDocument(page)).toBe(true);
});

test('shows price range and discount as chips, and suggests which filter to remove when nothing matches', async ({
  page,
  t,
}) => {
  await openPage(page, 'fi', '/tuotteet');
  await waitForHydration(page, t);
  const filters = page.getByRole('region', { name: t('FILTERS') });
  await filters.getByRole('textbox', { name: t('FILTER_PRICE_FROM') }).fill('100');
  await filters.getByRole('textbox', { name: t('FILTER_PRICE_TO') }).fill('120');
  await page.keyboard.press('Enter');
  await expect(chips(page, t).getByRole('link').first()).toContainText('100–120');
  await page.goto('/tuotteet?price-from=1&price-to=2&brands=x~b_1');
  await expect(main(page).getByRole('heading', { name: t('NO_PRODUCTS_MATCH') })).toBeVisible();
  await expectAccessible(page, 'list', 'main');
  const help = main(page).getByRole('list', { name: t('NO_PRODUCTS_MATCH_HELP') });
  await help.getByRole('link').first().click();
  await expect(count(page)).not.toHaveText(t('PRODUCT_COUNT', { count: 0 }));
});

test('returns 404 beyond the last page (R-ROUTE-10)', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  const response = await page.goto('/tuotteet?page=900');
  expect(response?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links, sorting is a form, pages are anchors, and the head has matching metadata', async ({
    page,
    t,
  }) => {
    await openPage(page, 'fi', '/tuotteet');
    const brands = values(page, t, 'FILTER_LABEL_BRANDS');
    const first = await facetCount(brands.nth(0));
    await brands.nth(0).click();
    await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: first }));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tuotteet$/);
    await main(page).getByRole('combobox').selectOption('PRICE');
    await main(page)
      .getByRole('button', { name: t('SORT_TITLE') })
      .click();
    await expect(page).toHaveURL(/brands=.*sort=PRICE/);
    await expect(count(page)).toHaveText(t('PRODUCT_COUNT', { count: first }));
    await chips(page, t)
      .getByRole('link', { name: t('RESET_FILTERS') })
      .click();
    await main(page)
      .getByRole('link', { name: t('LOAD_MORE') })
      .click();
    await expect(page).toHaveURL(/sort=PRICE&page=2/);
    await page.goto('/tuotteet?page=2');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tuotteet\?page=2$/);
    await expect(page.locator('link[rel="prev"]').first()).toHaveAttribute('href', /\/tuotteet$/);
    await expect(page.locator('link[rel="next"]').first()).toHaveAttribute('href', /\/tuotteet\?page=3$/);
    await expect(page).toHaveTitle(/ 2 – ATV Huset$/);
  });

  test('opens the filters on a phone without scripts', async ({ page, t }) => {
    await page.setViewportSize(screens.phone.viewport);
    await openPage(page, 'fi', '/tuotteet');
    await openFilters(page, t, 'phone');
  });
});
