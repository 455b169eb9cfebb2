/** Lines saved for later: in the account on every device, and nothing of them left in the browser after signing out (R-CART-31). */
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { accountButton, logIn, logOut, register, testPassword, uniqueEmail } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, chooseFirstProduct, main, openPage, type Translate } from './steps.ts';

/** Lists that have no product in common. */
const lists = ['/c/renkaat-ja-vanteet', '/c/vinssit'] as const;

const openCart = (page: Page) => openPage(page, 'fi', '/ostoskori');
const savedLines = (page: Page, t: Translate, count: number): Locator =>
  main(page).getByRole('region', { name: t('CART_SAVED_TITLE', { count }) });
const inCart = (page: Page, t: Translate, name: string): Locator =>
  main(page)
    .getByRole('list', { name: t('CART') })
    .getByRole('link', { name });
const storedLines = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('ralph') ?? '{}') as { savedLines?: [] }).savedLines ?? [],
  );

/** Puts the first available product of a list into the cart and opens the cart. */
async function putInCart(page: Page, t: Translate, list: string): Promise<string> {
  await openPage(page, 'fi', list);
  const name = await chooseFirstProduct(page, t);
  await addToCart(page, t);
  await openCart(page);
  return name;
}

const save = (page: Page, t: Translate, name: string) =>
  main(page)
    .getByRole('button', { name: t('A11Y_CART_SAVE_LINE', { name }) })
    .click();

async function registerAnew(page: Page, t: Translate): Promise<string> {
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  return email;
}

async function signedInElsewhere(browser: Browser, baseURL: string | undefined, t: Translate, email: string) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await openPage(page, 'fi', '/');
  await logIn(page, t, email, testPassword);
  await expect(accountButton(page, t)).toBeVisible();
  return page;
}

test('shows on another device what a customer has saved, and moves it to the cart there', async ({
  page,
  browser,
  baseURL,
  t,
  browserErrors,
}) => {
  test.setTimeout(120_000);
  browserErrors.allow(/ERR_FAILED/, /Failed to fetch/, /request failed/);
  const email = await registerAnew(page, t);
  const name = await putInCart(page, t, lists[0]);

  await test.step('a failing request leaves the line in the cart', async () => {
    await page.route('**/graphql*', route =>
      (route.request().postData() ?? '').includes('SaveLines') ? route.abort() : route.fallback(),
    );
    await save(page, t, name);
    await expect(main(page).getByText(t('CART_SAVE_FAILED'))).toBeVisible();
    await expect(inCart(page, t, name)).toBeVisible();
    await page.unroute('**/graphql*');
  });

  await save(page, t, name);
  await expect(savedLines(page, t, 1).getByRole('link', { name })).toBeVisible();
  await expect(inCart(page, t, name)).toHaveCount(0);
  await expectAccessible(page, 'saved lines of a customer', 'main');
  expect(await storedLines(page)).toEqual([]);

  const other = await signedInElsewhere(browser, baseURL, t, email);
  await openCart(other);
  await savedLines(other, t, 1)
    .getByRole('button', { name: t('A11Y_CART_SAVED_MOVE', { name }) })
    .click();
  await expect(inCart(other, t, name)).toBeVisible();
  await expect(savedLines(other, t, 1)).toHaveCount(0);
  await other.context().close();

  await page.reload();
  await expect(inCart(page, t, name)).toBeVisible();
  await expect(savedLines(page, t, 1)).toHaveCount(0);
});

test('takes the lines of a guest into the account once, and leaves none behind', async ({ page, t }) => {
  test.setTimeout(120_000);
  const first = await putInCart(page, t, lists[0]);
  await save(page, t, first);
  await expect(savedLines(page, t, 1)).toBeVisible();
  expect(await storedLines(page)).toHaveLength(1);

  const email = await registerAnew(page, t);
  expect(await storedLines(page)).toEqual([]);
  await openCart(page);
  await expect(savedLines(page, t, 1).getByRole('link', { name: first })).toBeVisible();
  await logOut(page, t);
  await openCart(page);
  await expect(main(page).getByRole('heading', { name: t('CART_EMPTY') })).toBeVisible();
  await expect(savedLines(page, t, 1)).toHaveCount(0);

  // The line that is in the account already, and another one.
  const names = [await putInCart(page, t, lists[0]), await putInCart(page, t, lists[1])];
  for (const [index, name] of names.entries()) {
    await save(page, t, name);
    await expect(savedLines(page, t, index + 1)).toBeVisible();
  }
  await logIn(page, t, email, testPassword);
  await expect(accountButton(page, t)).toBeVisible();
  await openCart(page);
  const saved = savedLines(page, t, 2);
  for (const name of names) await expect(saved.getByRole('link', { name })).toBeVisible();
  await expect(saved.getByText(t('CART_SAVED_PIECES', { quantity: 1 }))).toHaveCount(2);
  await logOut(page, t);
  expect(await storedLines(page)).toEqual([]);
});

test('loses no line when the page is left before the cart has answered (R-CART-29)', async ({ page, t }) => {
  const name = await putInCart(page, t, lists[0]);
  let isRemoved = false;
  await page.route('**/graphql', async route => {
    if (!route.request().postData()?.includes('"CartItemUpdate"')) return route.fallback();
    // The backend removes the line; its answer never arrives.
    await route.fetch();
    isRemoved = true;
  });
  await save(page, t, name);
  await expect.poll(() => isRemoved).toBe(true);
  await openCart(page);
  await expect(main(page).getByRole('heading', { name: t('CART_EMPTY') })).toBeVisible();
  await expect(savedLines(page, t, 1).getByRole('link', { name })).toBeVisible();
});
