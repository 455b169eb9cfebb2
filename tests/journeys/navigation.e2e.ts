/** Client-side navigation: focus, title, one announcement, scroll position, two tabs (R-ROUTE-16). */
import { expect, languages, test } from './fixtures.ts';
import {
  addToCart,
  chooseFirstCategory,
  chooseFirstProduct,
  main,
  openPage,
  title,
  waitForHydration,
} from './steps.ts';

declare global {
  interface Window {
    /** Set by a test; lost when a new document loads. */
    sameDocument?: boolean;
  }
}

test('a link navigates without a new document, moves the focus and announces the title', async ({
  page,
  t,
}) => {
  await openPage(page, 'fi', '/');
  await waitForHydration(page, t);
  await page.evaluate(() => (window.sameDocument = true));
  const before = await page.title();
  await chooseFirstCategory(page, t, 'desktop');
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('a navigation loads all data of its page in one request', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await waitForHydration(page, t);
  // The first navigation also loads the code of the router and its cache.
  const visited = await chooseFirstProduct(page, t);
  await page.goBack();
  await expect(title(page)).toHaveText(t('ALL_PAGE_TITLE'));
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname === '/page-data') requests.push(pathname);
    if (pathname !== '/graphql') return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { filter?: { productIds?: number[] } };
    };
    // Recently viewed products are known only to the browser and load after the page.
    if (!variables.filter?.productIds) requests.push(operationName);
  });
  const another = main(page).getByRole('article').filter({ hasNotText: visited }).last();
  await another.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(title(page)).toBeFocused();
  expect(requests).toEqual(['/page-data']);
});

test('a panel that is opened while a page loads stays open (R-A11Y-12)', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await waitForHydration(page, t);
  let release = () => undefined as unknown;
  const held = new Promise(resolve => (release = () => resolve(undefined)));
  await page.route('**/page-data*', async route => {
    await held;
    await route.continue();
  });
  const link = main(page).getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const panel = page.getByRole('dialog', { name: t('LOG_IN') });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('A11Y_ACCOUNT_BUTTON') })
    .click();
  await expect(panel).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText(name);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('back restores the scroll position of the list (R-ROUTE-15)', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await waitForHydration(page, t);
  await page.evaluate(() => (window.sameDocument = true));
  const last = main(page).getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText(t('ALL_PAGE_TITLE'));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 200);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test('switching the language loads a new document of the same page', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  const product = await chooseFirstProduct(page, t);
  await page.evaluate(() => (window.sameDocument = true));
  const choices = page.getByRole('list', { name: t('A11Y_CHOOSE_LANGUAGE') }).first();
  await choices.getByRole('link', { name: 'på svenska' }).click();
  await expect(page).toHaveURL(/\/sv\/p\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(title(page)).not.toHaveText(product);
  expect(await page.evaluate(() => window.sameDocument)).toBeUndefined();
});

test('a tab updates its cart count when another tab adds a product', async ({ page, context, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  const other = await context.newPage();
  await openPage(other, 'fi', '/');
  const count = other.getByRole('button', { name: t('A11Y_CART_BUTTON_SUM', { count: 1, sum: '' }).trim() });
  await waitForHydration(other, t);
  await chooseFirstProduct(page, t);
  await addToCart(page, t);
  await expect(count).toBeVisible();
});

for (const language of languages)
  test(`shows a not-found page for an unknown address in ${language}`, async ({ page, browserErrors }) => {
    browserErrors.allow(/404/);
    const response = await page.goto(language === 'fi' ? '/ei-ole' : '/sv/finns-inte');
    expect(response?.status()).toBe(404);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
