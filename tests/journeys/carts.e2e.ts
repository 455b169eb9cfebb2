/** Carts that are shared by tabs and merged at login: no line is lost (R-CART-20). */
import type { Page } from '@playwright/test';
import { withLocale } from '#i18n/locales.ts';
import { buyOne } from '../attack/purchases.ts';
import { accountButton, logIn, logOut, register, testPassword, uniqueEmail } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { fetchOrder, findPurchase } from './orders.ts';
import {
  acceptTerms,
  addToCart,
  chooseFirstProduct,
  fillCheckout,
  main,
  openCartFrom,
  openPage,
  orderButton,
  payByInvoice,
  type Translate,
  title,
} from './steps.ts';

/** Lists that have no product in common. */
const lists = ['/c/renkaat-ja-vanteet', '/c/vinssit', '/c/auraus-ja-talvi'] as const;

/** Opens the first available product of a list and returns its name. */
async function openProductFrom(page: Page, t: Translate, list: string): Promise<string> {
  await openPage(page, 'fi', list);
  return chooseFirstProduct(page, t);
}

const cartButton = (page: Page, t: Translate) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first();

async function expectInCart(page: Page, t: Translate, names: readonly string[]) {
  await cartButton(page, t).click();
  const panel = page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: names.length }) });
  await expect(panel).toBeVisible();
  for (const name of names) await expect(panel.getByRole('link', { name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('two tabs that add at the same time lose no line, even without messages between tabs', async ({
  page,
  context,
  t,
}) => {
  const other = await context.newPage();
  // Disables messages between tabs in both directions.
  await other.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'postMessage', { value: () => undefined });
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { writable: true, value: null });
    Object.defineProperty(BroadcastChannel.prototype, 'addEventListener', { value: () => undefined });
  });
  const names = [await openProductFrom(page, t, lists[0]), await openProductFrom(other, t, lists[1])];
  await Promise.all([addToCart(page, t), addToCart(other, t)]);
  await openPage(page, 'fi', '/');
  await expectInCart(page, t, names);
  await other.reload();
  await expectInCart(other, t, names);
});

/** @proves FAULT-46 */
test('merges the guest cart into the account cart, with what another tab adds meanwhile (R-CART-19)', async ({
  page,
  context,
  t,
}) => {
  test.setTimeout(120_000);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  const first = await openProductFrom(page, t, lists[0]);
  await addToCart(page, t);
  await page.keyboard.press('Escape');
  await logOut(page, t);
  // Simulates another device, which does not have the account's cart.
  await context.clearCookies({ name: 'ralph-cart' });
  const second = await openProductFrom(page, t, lists[1]);
  await addToCart(page, t);
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  const third = await openProductFrom(other, t, lists[2]);
  await Promise.all([logIn(page, t, email, testPassword), addToCart(other, t)]);
  await expect(accountButton(page, t)).toBeVisible();
  await openPage(page, 'fi', '/');
  await expectInCart(page, t, [first, second, third]);
});

/** @proves FAULT-44, FAULT-122 */
test('a lost response creates no second order, and pressing the button again finds the first', async ({
  page,
  t,
  browserErrors,
}) => {
  test.setTimeout(120_000);
  browserErrors.allow(/request failed/, /ERR_FAILED/, /Failed to fetch/);
  await openProductFrom(page, t, lists[1]);
  const panel = await openCartFrom(page, await addToCart(page, t), t);
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
  await fillCheckout(page, t);
  await payByInvoice(page, t);
  await acceptTerms(page);
  let lostResponses = 0;
  await page.route('**/graphql*', async route => {
    if (lostResponses > 0 || !(route.request().postData() ?? '').includes('OrderPlace'))
      return route.fallback();
    lostResponses += 1;
    // The shop takes the order, but the response is lost.
    await route.fetch();
    return route.abort();
  });
  await orderButton(page, t).click();
  await expect(main(page).getByText(t('CHECKOUT_ORDER_UNKNOWN'))).toBeVisible();
  expect(lostResponses).toBe(1);
  await orderButton(page, t).click();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  expect((await fetchOrder(page)).rows).toHaveLength(1);
});

/** @proves FAULT-19 */
test('a confirmation reveals nothing of the buyer by number and cart, and no order without the cart (R-CHECKOUT-16)', async ({
  page,
  request,
  baseURL,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/404/);
  const origin = baseURL ?? '';
  const { orderId, cartId } = await buyOne(origin, await findPurchase(request, origin));
  const openConfirmation = async (cart: string) => {
    const query = new URLSearchParams({ oid: orderId, cartid: cart });
    const response = await page.goto(withLocale(`/checkout/confirm?${query}`, 'fi'));
    await expect(title(page)).toBeVisible();
    return {
      head: response?.headers() ?? {},
      text: await main(page).innerText(),
      html: await page.content(),
    };
  };
  const confirmation = await openConfirmation(cartId);
  expect(confirmation.text).toContain(orderId);
  expect(confirmation.html).not.toMatch(/anna@example|Aalto|Esimerkkitie/);
  expect(confirmation.head['cache-control']).toContain('no-store');
  expect(`${confirmation.head['x-robots-tag']} ${confirmation.html}`).toContain('noindex');
  for (const guess of ['', 'x'.repeat(36), `${cartId.slice(0, -1)}x`]) {
    const { text, html } = await openConfirmation(guess);
    expect(text).not.toContain(t('CHECKOUT_CONFIRM_TITLE'));
    expect(html).not.toMatch(/anna@example|Aalto|Esimerkkitie/);
  }
});
