/** A customer with a price list of their own sees one price from the card to the confirmation (R-PRODUCT-49). */
import { uniqueEmail, register } from './account-steps.ts';
import { runCommand } from './commands.ts';
import { expect, screens, test } from './fixtures.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openPage,
  orderButton,
  payByInvoice,
  testBuyer,
  title,
} from './steps.ts';

/** `1 234,50` as the shop writes amounts. */
const amount = /\d[\d\u00a0\u202f]*,\d\d/;

test.use({ ...screens.desktop, language: 'fi' });

test('shows a customer the price of their own list from the card to the confirmation', async ({
  page,
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
  const own = card.locator('[data-own]:not([hidden])');
  await expect(own).toContainText(amount);
  const price = amount.exec((await own.textContent()) ?? '')?.[0] ?? '';

  const name = await chooseFirstProduct(page, t);
  await expect(main(page).locator('[data-own]:not([hidden])').first()).toContainText(price);
  await openPage(page, 'fi', `/s/${encodeURIComponent(name)}`);
  const found = main(page).getByRole('article').filter({ hasText: name }).first();
  await expect(found.locator('[data-own]:not([hidden])')).toContainText(price);

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
});
