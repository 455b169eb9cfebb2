/** Steps of a shopper; elements are found by role and accessible name. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';
import { withLocale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

/** Translates a message id into the language of the journey. */
export type Translate = (id: MessageId, values?: Record<string, string | number | Date>) => string;
export type ScreenSize = 'phone' | 'desktop';

/** Example number of the Finnish Digital and Population Data Services Agency. */
export const testIdentityNumber = '131052-308T';

export const main = (page: Page): Locator => page.getByRole('main');
export const title = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

export async function openPage(page: Page, language: LocaleCode, path: string): Promise<void> {
  await page.goto(withLocale(path, language));
  await expect(title(page)).toBeVisible();
}

/** Delays all scripts except boot, which records early presses, and preload; the returned function lets them load. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/(?!boot|preload).*\.js/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Nothing of the application arrives until it is released; what a quiet page fetches does. */
export async function delayApplication(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/entry-client.*\.js/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resolves when the application is hydrated: the cart opens, and is the application's. */
export async function expectHydrated(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What the server has written into the panel is gone.
  await expect(page.locator('[data-cart]')).toHaveCount(0);
}

/** Resolves when the application is hydrated; opens the cart and closes it again. */
export async function waitForHydration(page: Page, t: Translate): Promise<void> {
  await expectHydrated(page, t);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Chooses from the header menu on a desktop, and from the menu panel on a phone. */
export async function chooseFirstCategory(page: Page, t: Translate, screen: ScreenSize): Promise<void> {
  const before = await title(page).textContent();
  if (screen === 'desktop') {
    const menu = page.getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') });
    await menu.getByRole('link').first().click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('A11Y_OPEN_MENU') })
      .click();
    const tree = page.getByRole('dialog').getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') });
    await tree.getByRole('button').first().click();
    await tree
      .getByRole('link', { name: t('NAVIGATION_ALL_IN') })
      .first()
      .click();
  }
  await expect(page).toHaveURL(/\/c\//);
  await expect(title(page)).not.toHaveText(before ?? '');
}

/** Opens the first product with plenty of stock and returns its name. */
export async function chooseFirstProduct(page: Page, t: Translate): Promise<string> {
  const cards = main(page).getByRole('article');
  const card = cards.filter({ hasText: t('STOCK_STATUS_MANY_LEFT') }).first();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(title(page)).toHaveText(name);
  return name;
}

export const buyForm = (page: Page, t: Translate): Locator =>
  main(page).locator('form', { has: page.getByRole('button', { name: t('ADD_TO_CART') }) });

export async function chooseSizeIfThereIsOne(page: Page, t: Translate): Promise<void> {
  const size = buyForm(page, t).getByRole('radio', { disabled: false });
  if ((await size.count()) > 0) await size.first().check();
}

/** Adds one piece and returns the confirmation. */
export async function addToCart(page: Page, t: Translate): Promise<Locator> {
  await chooseSizeIfThereIsOne(page, t);
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toBeVisible();
  return notice;
}

/** Opens the cart panel from the confirmation. */
export async function openCartFrom(page: Page, notice: Locator, t: Translate): Promise<Locator> {
  await notice.getByRole('button', { name: t('CART_OPEN') }).click();
  const panel = page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 1 }) });
  await expect(panel).toBeVisible();
  return page.getByRole('dialog');
}

export interface Buyer {
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  street: string;
  zip: string;
  city: string;
}

export const testBuyer: Buyer = {
  email: 'anna.aalto@example.com',
  phone: '040 123 4567',
  firstName: 'Anna',
  lastName: 'Aalto',
  street: 'Esimerkkitie 1',
  zip: '00100',
  city: 'Helsinki',
};

export const orderButton = (page: Page, t: Translate): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${t('COMPLETE_ORDER')}|${t('COMPLETE_ORDER_INVOICE')})$`) });

export const shippingChoices = (page: Page, t: Translate): Locator =>
  page.getByRole('group', { name: t('CHECKOUT_CHOOSE_SHIPPING') }).getByRole('radio');
export const paymentChoices = (page: Page, t: Translate): Locator =>
  page.getByRole('group', { name: t('CHECKOUT_CHOOSE_PAYMENT') });

/** Fills in contact details and address. */
export async function fillDetails(page: Page, t: Translate, buyer: Buyer = testBuyer): Promise<void> {
  const field = (name: Parameters<Translate>[0]) => main(page).getByRole('textbox', { name: t(name) });
  await field('EMAIL').fill(buyer.email);
  await field('LABEL_PHONE_NUMBER').fill(buyer.phone);
  await field('LABEL_FIRST_NAME').fill(buyer.firstName);
  await field('LABEL_LAST_NAME').fill(buyer.lastName);
  await field('LABEL_ADDRESS').fill(buyer.street);
  // It suggests zip codes.
  await main(page)
    .getByRole('combobox', { name: t('LABEL_ZIP') })
    .fill(buyer.zip);
  await field('LABEL_CITY').fill(buyer.city);
}

/** Fills in everything except payment and terms. */
export async function fillCheckout(page: Page, t: Translate, buyer: Buyer = testBuyer): Promise<void> {
  await fillDetails(page, t, buyer);
  await shippingChoices(page, t).first().check();
}

/** @param country whose number it is: the field is named as in that country */
export async function payByInvoice(
  page: Page,
  t: Translate,
  { country = 'FI', number = testIdentityNumber } = {},
): Promise<void> {
  await page.getByRole('radio', { name: t('CHECKOUT_INVOICE_INFORMATION') }).check();
  await main(page)
    .getByRole('textbox', { name: t('LABEL_PERSONAL_ID', { country }) })
    .fill(number);
}

export async function acceptTerms(page: Page): Promise<void> {
  await main(page).getByRole('checkbox').last().check();
}
