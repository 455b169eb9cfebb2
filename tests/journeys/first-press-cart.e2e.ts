/** The panel of the cart opens before the application runs, which then takes it over. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, screens, test } from './fixtures.ts';
import { addToCart, chooseFirstProduct, delayApplication, openPage, type Translate } from './steps.ts';

test.use(screens.phone);

const cartButton = (page: Page) => page.getByRole('banner').locator('[data-panel=cart]');
const cartPanel = (page: Page, t: Translate, count: number) =>
  page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count }), exact: true });

test('says at once that there is nothing in the cart', async ({ page, t }) => {
  const release = await delayApplication(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await cartButton(page).click();
  const panel = cartPanel(page, t, 0);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: t('CART_EMPTY') })).toBeVisible();
  await expect(panel.getByText(t('LOADING_CART'))).toBeHidden();
  await expectAccessible(page, 'empty cart, before the application', 'dialog');
  release();
  await expect(panel.locator('[data-cart]')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: t('CART_EMPTY') })).toBeVisible();
  expect(asked.filter(path => /\/assets\/cart-panel/.test(path))).toHaveLength(1);
  expect(asked.filter(path => /\/assets\/filled-cart/.test(path))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(cartButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('shows the lines of the page before, which the application makes editable', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  const product = await chooseFirstProduct(page, t);
  await addToCart(page, t);
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await expect(cartButton(page)).toHaveAccessibleName(/1/);
  await cartButton(page).click();
  const panel = cartPanel(page, t, 1);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('listitem')).toContainText(product);
  await expect(panel.getByRole('link', { name: t('CART_TO_CHECKOUT') })).toBeVisible();
  await expectAccessible(page, 'cart, before the application', 'dialog');
  const element = await panel.elementHandle();
  release();
  const remove = panel.getByRole('button', { name: t('A11Y_REMOVE_LINE', { name: product }) });
  await expect(remove).toBeVisible();
  expect(await panel.evaluate((now, before) => now === before, element)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page, 'cart, taken over', 'dialog');
  await remove.click();
  await expect(cartPanel(page, t, 0)).toBeVisible();
  await page.goBack();
  await expect(cartPanel(page, t, 0)).toBeHidden();
  await expect(page).toHaveURL(/\/tuotteet$/);
  await expect(cartButton(page)).toBeFocused();
});

test('leads to the checkout from what is remembered', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  await addToCart(page, t);
  await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await cartButton(page).click();
  await cartPanel(page, t, 1)
    .getByRole('link', { name: t('CART_TO_CHECKOUT') })
    .click();
  await expect(page).toHaveURL(/\/kassa$/);
});
