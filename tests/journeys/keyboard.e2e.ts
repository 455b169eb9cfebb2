/** A whole purchase without a mouse, with two form errors. */
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { tabTo } from './keyboard-steps.ts';
import {
  buyForm,
  main,
  openPage,
  orderButton,
  paymentChoices,
  shippingChoices,
  type Translate,
  testBuyer,
  testIdentityNumber,
  title,
} from './steps.ts';

/** A field with suggestions is a combobox. */
const fieldOf = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name }).or(main(page).getByRole('combobox', { name }));

async function type(page: Page, t: Translate, name: Parameters<Translate>[0], text: string): Promise<void> {
  const field = fieldOf(page, t(name));
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

test('buys with the keyboard alone and keeps the input after form errors', async ({ page, t }) => {
  test.setTimeout(120_000);
  await openPage(page, 'fi', '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('A11Y_SKIP_TO_CONTENT') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  const menu = page.getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') });
  await tabTo(page, menu.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/c\//);
  await expect(title(page)).toBeFocused();

  const card = main(page)
    .getByRole('article')
    .filter({ hasText: t('STOCK_STATUS_MANY_LEFT') })
    .first();
  await tabTo(page, card.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await expect(title(page)).toBeFocused();

  const form = buyForm(page, t);
  const size = form.getByRole('radio', { disabled: false });
  if ((await size.count()) > 0) {
    await tabTo(page, size.first());
    await page.keyboard.press('Space');
  }
  await tabTo(page, form.getByRole('button', { name: t('ADD_TO_CART') }));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await tabTo(page, notice.getByRole('link', { name: t('CART_TO_CHECKOUT') }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(t('CHECKOUT'));

  await type(page, t, 'EMAIL', 'anna.aalto');
  await type(page, t, 'LABEL_PHONE_NUMBER', testBuyer.phone);
  await type(page, t, 'LABEL_FIRST_NAME', testBuyer.firstName);
  await type(page, t, 'LABEL_LAST_NAME', testBuyer.lastName);
  await type(page, t, 'LABEL_ADDRESS', testBuyer.street);
  await type(page, t, 'LABEL_ZIP', testBuyer.zip);
  await type(page, t, 'LABEL_CITY', testBuyer.city);
  await tabTo(page, shippingChoices(page, t).first());
  await expect(shippingChoices(page, t).first()).toBeChecked();

  await tabTo(page, paymentChoices(page, t).getByRole('radio').first());
  const invoice = paymentChoices(page, t).getByRole('radio', { name: t('CHECKOUT_INVOICE_INFORMATION') });
  await page.keyboard.press('Space');
  while (!(await invoice.isChecked())) await page.keyboard.press('ArrowDown');
  await type(page, t, 'LABEL_PERSONAL_ID', testIdentityNumber);
  await tabTo(page, orderButton(page, t));
  await page.keyboard.press('Enter');

  // Two errors: an incomplete e-mail address, and the terms.
  await expect(
    page.getByRole('alert').filter({ hasText: t('FORM_ERROR_SUMMARY', { count: 2 }) }),
  ).toBeVisible();
  const email = main(page).getByRole('textbox', { name: t('EMAIL') });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(t('EMAIL_ERROR_NOT_VALID'));
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  for (const [name, value] of [
    ['LABEL_PHONE_NUMBER', testBuyer.phone],
    ['LABEL_ZIP', testBuyer.zip],
    ['LABEL_PERSONAL_ID', testIdentityNumber],
  ] as const)
    await expect(fieldOf(page, t(name))).toHaveValue(value);
  await tabTo(page, main(page).getByRole('checkbox').last());
  await page.keyboard.press('Space');
  await tabTo(page, orderButton(page, t));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
});

test('the cart panel traps the focus and restores it on close', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press(stop % 3 === 2 ? 'Shift+Tab' : 'Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
