/** Promo codes and payments: a discount, accepted and declined cards, and a payment form embedded by the provider. */

import type { Page } from '@playwright/test';
import type { RequiredLocale } from '#kernel/segment.ts';
import { demoFacts } from '#tests/support/demo-profile.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, screens, test } from './fixtures.ts';
import { fetchOrder } from './orders.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  paymentChoices,
  type Translate,
  title,
} from './steps.ts';

const list = { fi: '/tuotteet', sv: '/produkter' } as const;
/** Names of the demo shop's payment options (docs/demo-shop.md). */
const card = /^(Maksukortti|Kort) /;
const bank = /^(Verkkopankki|Internetbank) /;
const instalments = /^(Osamaksu|Delbetalning) /;
const klarna = /^Klarna/;
const transfer = /^Tilisiirto ennakkoon/;

async function fillCart(page: Page, t: Translate, language: RequiredLocale) {
  await openPage(page, language, list[language]);
  await chooseFirstProduct(page, t);
  return openCartFrom(page, await addToCart(page, t), t);
}

async function goToCheckout(page: Page, t: Translate, language: RequiredLocale) {
  const panel = await fillCart(page, t, language);
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
  await expect(title(page)).toHaveText(t('CHECKOUT'));
  await fillCheckout(page, t);
}

async function payWithCard(page: Page, number: string) {
  await expect(page.locator('#card')).toBeVisible();
  await page.locator('#card').fill(number);
  await answerProvider(page, 'pay');
}

/** The provider's page of any way to pay: `pay` or `cancel`. */
const answerProvider = (page: Page, answer: 'pay' | 'cancel') =>
  page.locator(`button[name=do][value=${answer}]`).click();

async function placeOrder(page: Page, t: Translate) {
  await acceptTerms(page);
  await orderButton(page, t).click();
}

/** A failed payment leads back to the checkout by one link. */
async function returnToCheckout(page: Page, t: Translate) {
  await expect(page).toHaveURL(/\/checkout\/failed/);
  await main(page).getByRole('link').first().click();
  await expect(title(page)).toHaveText(t('CHECKOUT'));
}

async function orderByCard(page: Page, t: Translate) {
  await paymentChoices(page, t).getByRole('radio', { name: card }).check();
  await placeOrder(page, t);
}

async function expectOneRow(page: Page, t: Translate) {
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  expect((await fetchOrder(page)).rows).toHaveLength(1);
}

/** Instalments have a fee: an order sent before the total is updated would ask for confirmation first. */
async function chooseInstalments(page: Page, t: Translate) {
  await paymentChoices(page, t).getByRole('radio', { name: instalments }).check();
  const rows = main(page).getByRole('list', { name: t('ORDER_SUMMARY_TITLE') });
  await expect(rows.getByText(t('CART_SUMMARY_PAYMENT_FEE'))).toBeVisible();
}

async function orderByInstalments(page: Page, t: Translate) {
  await chooseInstalments(page, t);
  await placeOrder(page, t);
}

// Each way to pay is tested in one language on one screen; `purchase` covers every pair of both.
test.describe('fi, phone', () => {
  test.use({ ...screens.phone, language: 'fi' });

  test('applies and removes a promo code, and reports an invalid one', async ({ page, t, language }) => {
    test.setTimeout(120_000);
    const panel = await fillCart(page, t, language);
    const total = panel.getByRole('definition').last();
    const before = (await total.textContent()) ?? '';
    await panel.getByText(t('PROMO_CODE_TITLE')).click();
    const code = panel.getByRole('textbox', { name: t('PROMO_CODE_LABEL') });
    await code.fill('VÄÄRÄ');
    await panel.getByRole('button', { name: t('PROMO_CODE_BUTTON') }).click();
    await expect(code).toHaveAccessibleDescription(t('PROMO_CODE_ERROR_INVALID'));
    await expectAccessible(page, 'invalid code', 'dialog');
    await code.fill('MONKIJA10');
    await panel.getByRole('button', { name: t('PROMO_CODE_BUTTON') }).click();
    await expect(panel.getByRole('status').filter({ hasText: t('PROMO_CODE_ACTIVATED') })).toBeVisible();
    await expect(total).not.toHaveText(before);
    await expectAccessible(page, 'active code', 'dialog');
    await panel.getByRole('button', { name: t('PROMO_CODE_REMOVE') }).click();
    await expect(total).toHaveText(before);
  });

  test('orders in advance and is told account, amount, message and last day (R-ORDER-15)', async ({
    page,
    t,
    language,
  }) => {
    test.setTimeout(120_000);
    await goToCheckout(page, t, language);
    await paymentChoices(page, t).getByRole('radio', { name: transfer }).check();
    await placeOrder(page, t);
    await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
    const { orderId, sum } = await fetchOrder(page);
    const section = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('TRANSFER_TITLE') }) })
      .last();
    const valueOf = (
      label: 'TRANSFER_ACCOUNT' | 'TRANSFER_MESSAGE' | 'TRANSFER_AMOUNT' | 'TRANSFER_PAY_BY',
    ) =>
      section
        .locator('dl > div')
        .filter({ hasText: t(label) })
        .locator('dd');
    await expect(valueOf('TRANSFER_ACCOUNT')).toHaveText(demoFacts.bank?.iban ?? '');
    await expect(valueOf('TRANSFER_MESSAGE')).toHaveText(t('TRANSFER_MESSAGE_TEXT', { number: orderId }));
    await expect(valueOf('TRANSFER_AMOUNT')).toHaveText(
      new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }).format(sum),
    );
    await expect(valueOf('TRANSFER_PAY_BY')).toHaveText(/^\d+\. \p{L}+ta \d{4}$/u);
    await expectAccessible(page, 'transfer', 'main');
  });

  test('pays in an online bank and ships to the chosen pickup point', async ({ page, t, language }) => {
    test.setTimeout(120_000);
    await goToCheckout(page, t, language);
    const pickupPoint = page
      .getByRole('group', { name: t('CHECKOUT_CHOOSE_FINER') })
      .getByRole('radio')
      .nth(1);
    const name = await pickupPoint.evaluate((radio: HTMLInputElement) =>
      radio.labels?.[0]?.textContent.trim(),
    );
    await pickupPoint.check();
    await main(page)
      .getByRole('checkbox', { name: t('CHECKOUT_CONSENT_NEWSLETTER') })
      .check();
    await paymentChoices(page, t).getByRole('radio', { name: bank }).check();
    await acceptTerms(page);
    await expectAccessible(page, 'pickup point and consents', 'main');
    await orderButton(page, t).click();
    await expect(page.locator('#bank')).toBeVisible();
    await answerProvider(page, 'pay');
    await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
    await expect(main(page).getByText(name ?? 'no pickup point')).toBeVisible();
    expect((await fetchOrder(page)).rows).toHaveLength(1);
  });

  test("opens the provider's form inside the checkout and ends at the confirmation", async ({
    page,
    t,
    language,
  }) => {
    test.setTimeout(120_000);
    await goToCheckout(page, t, language);
    await paymentChoices(page, t).getByRole('radio', { name: klarna }).check();
    await expect(main(page).getByText(t('CHECKOUT_EXTERNAL_TERMS'))).toBeVisible();
    await acceptTerms(page);
    const frame = main(page).frameLocator('iframe');
    await expect(frame.getByRole('button')).toBeVisible();
    await expectAccessible(page, "provider's form");
    await frame.getByRole('button').click();
    await expect(page.locator('#email')).toBeVisible();
    const fields = {
      email: 'a@example.com',
      firstName: 'A',
      lastName: 'B',
      addressLine1: 'C 1',
      zip: '00100',
      city: 'D',
    };
    for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
    await answerProvider(page, 'pay');
    await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  });
});

test.describe('sv, desktop', () => {
  test.use({ ...screens.desktop, language: 'sv' });

  test('keeps the form after a declined card and accepts the second card', async ({ page, t, language }) => {
    test.setTimeout(120_000);
    await goToCheckout(page, t, language);
    await orderByCard(page, t);
    for (let attempt = 0; attempt < 3; attempt += 1) await payWithCard(page, '4000000000000002');
    await expect(page).toHaveURL(/\/checkout\/failed/);
    await expectAccessible(page, 'payment failed', 'main');
    await returnToCheckout(page, t);
    await expect(main(page).getByRole('textbox', { name: t('LABEL_FIRST_NAME') })).toHaveValue('Anna');
    await orderByCard(page, t);
    await payWithCard(page, '4242424242424242');
    const bankCode = page.locator('#code');
    await expect(bankCode.or(title(page).filter({ hasText: t('CHECKOUT_CONFIRM_TITLE') }))).toBeVisible();
    if (await bankCode.isVisible()) {
      await bankCode.fill('123456');
      await answerProvider(page, 'pay');
    }
    await expectOneRow(page, t);
  });

  test('keeps the cart after cancelled instalments and accepts the second payment', async ({
    page,
    t,
    language,
  }) => {
    test.setTimeout(120_000);
    await goToCheckout(page, t, language);
    await orderByInstalments(page, t);
    await expect(page.locator('#months')).toBeVisible();
    await answerProvider(page, 'cancel');
    await expect(main(page).getByText(t('KLARNA_FAIL'))).toBeVisible();
    await returnToCheckout(page, t);
    await orderByInstalments(page, t);
    await answerProvider(page, 'pay');
    await page.locator('#code').fill('123456');
    await answerProvider(page, 'pay');
    await expectOneRow(page, t);
  });
});
