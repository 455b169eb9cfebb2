/** A storefront of a hosted platform, which here is the shop of the other journeys: a purchase, an account, and an outage. */
import type { Page } from '@playwright/test';
import { type FaultyProxy, openFaultyProxy } from '../attack/faulty-proxy.ts';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import {
  accountButton,
  dialog,
  field,
  openLogin,
  passwordField,
  register,
  testPassword,
  uniqueEmail,
} from './account-steps.ts';
import { expect, test } from './fixtures.ts';
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

const platform = process.env['SHOP_ORIGIN'] ?? '';
const port = process.env['HOSTED_PORT'] ?? '';
const key = process.env['SHOP_SERVER_KEY'] ?? '';

let network: FaultyProxy;
let built: BuiltShop;
let storefront: ShopProcess;

// One network, which the last journey breaks.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  network = await openFaultyProxy(platform);
  const at = (path: string) => new URL(path, network.url).href;
  built = makeBuiltShop();
  storefront = await built.start({
    PORT: port,
    COMMERCE_API_URL: at('/graphql'),
    COMMERCE_API_KEY: key,
    AUTH_URL: at('/api/shop_prod'),
    SIGN_URL: at(`/auth/sign/${key}?identity=`),
    IMAGE_URL: at('/images'),
    VEHICLE_API_URL: at('/vehicles'),
  });
});
test.afterAll(async () => {
  await storefront.stop();
  await network.close();
  built.remove();
});

const provider = (page: Page, answer: 'pay' | 'cancel') =>
  page.locator(`button[name=do][value=${answer}]`).click();

async function orderByCard(page: Page, t: Translate) {
  await paymentChoices(page, t)
    .getByRole('radio', { name: /^Maksukortti / })
    .check();
  await acceptTerms(page);
  await orderButton(page, t).click();
  await expect(page.locator('#card')).toBeVisible();
}

test('a shopper who cancels and whose card is declined comes back to this shop, and then buys', async ({
  page,
  t,
}) => {
  test.setTimeout(120_000);
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  const panel = await openCartFrom(page, await addToCart(page, t), t);
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();
  await expect(title(page)).toHaveText(t('CHECKOUT'));
  await fillCheckout(page, t);
  for (const refused of ['cancelled', 'declined']) {
    await orderByCard(page, t);
    if (refused === 'declined') {
      await page.locator('#card').fill('4000000000000002');
      await provider(page, 'pay');
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await provider(page, 'cancel');
    await expect(page).toHaveURL(`http://localhost:${port}/checkout/failed`);
    await main(page).getByRole('link').first().click();
    await expect(title(page)).toHaveText(t('CHECKOUT'));
  }
  await orderByCard(page, t);
  await page.locator('#card').fill('4242424242424242');
  await provider(page, 'pay');
  await page.locator('#code').fill('123456');
  await provider(page, 'pay');
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  expect(new URL(page.url()).port).toBe(port);
});

test('a customer registers, and has the cart in another browser', async ({ page, browser, t }) => {
  const email = uniqueEmail();
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  await addToCart(page, t);
  await page.keyboard.press('Escape');
  await register(page, t, email);

  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const other = await context.newPage();
  await openPage(other, 'fi', '/tuotteet');
  const form = await openLogin(other, t);
  await field(form, t('EMAIL')).fill(email);
  await passwordField(form, t('PASSWORD')).fill(testPassword);
  await passwordField(form, t('PASSWORD')).press('Enter');
  await expect(accountButton(other, t)).toBeVisible();
  await other
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first()
    .click();
  await expect(dialog(other)).toHaveAccessibleName(t('CART_TITLE_COUNT', { count: 1 }));
  await context.close();
});

test('offers nothing that the platform cannot do', async ({ page, request, t }) => {
  const quickOrder = '/pikatilaus';
  expect((await request.get(quickOrder)).status()).toBe(404);
  expect((await request.get('/kysy-tuotteesta')).status()).toBe(404);
  expect(await (await request.get(platform)).text()).toContain(`href="${quickOrder}"`);
  expect(await (await request.get('/')).text()).not.toContain(`href="${quickOrder}"`);
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  await expect(main(page).getByRole('heading', { name: t('QUESTIONS_TITLE') })).toHaveCount(0);
});

test('says that ordering is paused while the platform hangs, in pages, sign-in and pictures, and goes on afterwards', async ({
  page,
  request,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/503|502/);
  await openPage(page, 'fi', '/');
  network.become('hang');
  for (const address of ['/tuotteet?page=2', '/images/product/600f750/none.webp'])
    expect((await request.get(address)).status()).toBeGreaterThanOrEqual(502);
  const login = await request.post('/auth/login', {
    data: { username: 'anna@example.com' },
    headers: { origin: `http://localhost:${port}` },
  });
  expect([login.status(), login.headers()['retry-after']]).toEqual([503, '5']);
  await page.reload();
  await expect(page.getByText(t('ORDERING_PAUSED'))).toBeVisible();
  network.become('pass');
  await expect.poll(async () => (await request.get('/tuotteet?page=2')).status()).toBe(200);
});
