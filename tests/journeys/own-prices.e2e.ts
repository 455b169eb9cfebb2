/** A customer with a price list of their own sees one price from the card to the confirmation (R-PRODUCT-49). */

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { register, uniqueEmail } from './account-steps.ts';
import { runCommand } from './commands.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { mailsTo } from './mailbox.ts';
import { askAsOtherClient } from './other-client.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openPage,
  orderButton,
  payByInvoice,
  type Translate,
  testBuyer,
  title,
} from './steps.ts';

/** `1 234,50` as the shop writes amounts. */
const amount = /\d[\d\u00a0\u202f]*,\d\d/;

test.use({ ...screens.desktop, language: 'fi' });

/** The price of the customer's own list, where it stands before that of everyone. */
const ownIn = (within: Locator) => within.locator('[data-own]:not([hidden])');

async function comparePrice(page: Page, t: Translate, name: string, price: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: t('COMPARE_NAMED', { name }), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('COMPARE_ADDED', { count: 1 })).first()).toBeVisible();
  await openPage(page, 'fi', '/vertailu');
  await main(page)
    .getByRole('link', { name: t('COMPARE_YOURS', { count: 1 }) })
    .click();
  await expect(main(page).getByRole('link', { name }).first()).toBeVisible();
  await expect(ownIn(main(page))).toContainText(price);
}

/** A package says at once, before anything is pressed, what it costs this customer: a tenth less, as each of its parts. */
async function readPackage(page: Page, request: APIRequestContext): Promise<void> {
  const { path } = await fetchProduct(request, demoProducts.package, 'fi');
  const least = main(page)
    .getByText(/^Alkaen/)
    .first();
  const valueOf = async () => {
    const text = amount.exec((await least.textContent()) ?? '')?.[0] ?? 'none';
    return Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  };
  const everyone = await (await askAsOtherClient(new URL(path, page.url()))).text();
  const listed = /"lowPrice":"?([\d.]+)|"price":"?([\d.]+)/.exec(everyone);
  // A pointer over the form would load it as well.
  await page.mouse.move(0, 0);
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await expect.poll(valueOf).toBeLessThan(Number(listed?.[1] ?? listed?.[2]));
}

test('shows a customer the price of their own list from the card to the confirmation', async ({
  page,
  request,
  t,
}) => {
  test.setTimeout(180_000);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  runCommand('tests/journeys/give-terms.ts', [email]);

  await openPage(page, 'fi', '/tuotteet');
  const card = main(page)
    .getByRole('article')
    .filter({ hasText: t('STOCK_STATUS_MANY_LEFT') })
    .first();
  const own = ownIn(card);
  await expect(own).toContainText(amount);
  const price = amount.exec((await own.textContent()) ?? '')?.[0] ?? '';

  const name = await chooseFirstProduct(page, t);
  await expect(ownIn(main(page)).first()).toContainText(price);
  await comparePrice(page, t, name, price);
  await readPackage(page, request);
  await openPage(page, 'fi', `/s/${encodeURIComponent(name)}`);
  const found = main(page).getByRole('article').filter({ hasText: name }).first();
  await expect(ownIn(found)).toContainText(price);

  await found.getByRole('link').first().click();
  await expect(title(page)).toHaveText(name);
  const notice = await addToCart(page, t);
  await notice.getByRole('button', { name: t('CART_OPEN') }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(price);
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
  await expect(title(page)).toHaveText(t('CHECKOUT'));
  const rows = main(page).getByRole('complementary');
  await expect(rows).toContainText(price);
  await fillCheckout(page, t, { ...testBuyer, email });
  await payByInvoice(page, t);
  await acceptTerms(page);
  await orderButton(page, t).click();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  await expect(main(page)).toContainText(price);
  // Mails separate thousands and currency as pages do.
  await mailsTo(email, price);
});
