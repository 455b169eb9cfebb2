/** The page answers presses before its application runs, which then takes them over. */
import type { Page } from '@playwright/test';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { buyForm, main } from './steps.ts';

test.use(screens.phone);

/** Nothing of the application arrives until it is released; what a quiet page fetches does. */
async function delayApplication(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/entry-client.*\.js/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

const cartOf = (page: Page) => page.getByRole('banner').locator('[data-panel=cart]');

test('adds to the cart from a card and from the product page, and the application tells it once', async ({
  page,
  t,
}) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('form[data-buy]') })
    .first();
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const buy = card.locator('form[data-buy] button');
  await buy.click();
  await expect(buy).toHaveAttribute('data-state', 'added');
  await expect(cartOf(page)).toHaveAccessibleName(/1/);
  await expect(page.locator('#shell-status')).toHaveText(t('CART_ITEM_ADDED', { count: 1 }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('CONTINUE_SHOPPING') }).click();
  await expect(notice).toBeHidden();
  await expect(cartOf(page)).toContainText('1');

  const again = await delayApplication(page);
  await page.goto(href, { waitUntil: 'load' });
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  await expect(cartOf(page)).toHaveAccessibleName(/2/);
  again();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(cartOf(page)).toContainText('2');
});

test('marks favourites and comparison, and the application shows them', async ({ page, t }) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const heart = main(page).locator('[data-favorite]').first();
  const compare = main(page).locator('[data-compare]').first();
  await heart.click();
  await compare.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText(t('COMPARE_ADDED', { count: 1 })).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ralph') ?? '{}'))).toEqual({
    favorites: [Number(await heart.getAttribute('data-favorite'))],
    compare: [Number(await compare.getAttribute('data-compare'))],
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('needs no request for an answer once the page is quiet', async ({ page }) => {
  const answers = page.waitForResponse(/\/assets\/answer-press/);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await (await answers).finished();
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, () => undefined);
  const heart = main(page).locator('[data-favorite]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('asks for a size when one is missing, as the application does', async ({ page, request, t }) => {
  const { path } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
  const release = await delayApplication(page);
  const posted: string[] = [];
  page.on('request', sent => sent.method() === 'POST' && posted.push(new URL(sent.url()).pathname));
  await page.goto(path, { waitUntil: 'load' });
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  release();
  await expect(buyForm(page, t).getByText(t('MUST_CHOOSE_SKU'))).toBeVisible();
  expect(posted.filter(address => address.includes('lomake'))).toEqual([]);
});

test('adds once when the first answer is lost', async ({ page, t, browserErrors }) => {
  browserErrors.allow(/ostoskori\/lomake/);
  const release = await delayApplication(page);
  let isLost = true;
  await page.route('**/ostoskori/lomake', async route => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await main(page).locator('form[data-buy] button').first().click();
  release();
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toContainText('1');
});
