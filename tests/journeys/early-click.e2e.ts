/** Presses before hydration on a slow phone are replayed (R-A11Y-17). */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { accountButton, field, loginButton, passwordField } from './account-steps.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import {
  buyForm,
  chooseFirstProduct,
  delayScripts,
  main,
  openPage,
  type Translate,
  title,
  waitForHydration,
} from './steps.ts';
import { garage } from './vehicle-steps.ts';

test.use(screens.phone);

/** @proves FAULT-125 */
test('replays a click on “add to cart” that came before hydration', async ({ page, t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  const address = page.url();

  const releaseScripts = await delayScripts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const boot = page.waitForResponse(/\/assets\/boot/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await boot).finished();
  await page.waitForLoadState('load');

  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  await expect(page).toHaveURL(address);
  releaseScripts();
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) })).toBeVisible({
    timeout: 30_000,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test('replays a press on the cart button that came before hydration', async ({ page, t }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first()
    .click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 0 }) })).toBeVisible();
});

/** @proves FAULT-125 */
test('signs in when the account button is pressed before any script', async ({ page, request, t }) => {
  let isBlocked = true;
  await page.route(/\/assets\/.*\.js/, route => (isBlocked ? undefined : route.continue()));
  await page.goto('/tuotteet', { waitUntil: 'commit' });
  await loginButton(page, t).click();
  await expect(title(page)).toHaveText(t('LOG_IN'));
  isBlocked = false;
  await field(main(page), t('EMAIL')).fill('private@demo.example');
  await passwordField(main(page), t('PASSWORD')).fill('demo-private-1');
  await passwordField(main(page), t('PASSWORD')).press('Enter');
  await expect(page).toHaveURL(/\/tuotteet$/);
  // The application runs by now, and knows the account.
  await expect(accountButton(page, t)).toBeVisible();

  await page.goto('/kirjaudu');
  await main(page)
    .getByRole('button', { name: t('LOG_OUT') })
    .click();
  await expect(loginButton(page, t)).toBeVisible();
  await expectAccessible(page, 'sign-in without scripts', 'main');
  await page.goto('/valinnat');
  await expectAccessible(page, 'choices without scripts', 'main');
  const { path } = await fetchProduct(request, demoProducts.soldOut, 'fi');
  await page.goto(`/saatavuus?product=${path.slice(path.lastIndexOf('/') + 1)}`);
  await expectAccessible(page, 'notification without scripts', 'main');
});

test('opens the image viewer, not the file in a new tab, after a tap before hydration', async ({
  page,
  request,
  t,
}) => {
  const { path } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
  const releaseScripts = await delayScripts(page);
  await page.goto(path, { waitUntil: 'load' });
  const gallery = main(page).getByRole('region', { name: t('PRODUCT_GALLERY') });
  await gallery.getByRole('list').first().getByRole('link').first().click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: t('PRODUCT_GALLERY') })).toBeVisible({ timeout: 30_000 });
  expect(page.context().pages()).toHaveLength(1);
});

for (const moment of ['before', 'after'] as const)
  test(`keeps size, focus and scroll position when another colour is pressed ${moment} hydration`, async ({
    page,
    request,
    t,
  }) => {
    const { path, name } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
    const releaseScripts = await delayScripts(page);
    await page.goto(path, { waitUntil: 'load' });
    if (moment === 'after') {
      releaseScripts();
      await waitForHydration(page, t);
    }
    await buyForm(page, t).getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
    const other = main(page)
      .getByRole('navigation', { name: t('PICK_COLOR') })
      .getByRole('link')
      .nth(2);
    await other.scrollIntoViewIfNeeded();
    const topOf = async () => (await other.boundingBox())?.y ?? 0;
    const top = await topOf();
    await other.click();
    releaseScripts();
    await expect(title(page)).not.toHaveText(name, { timeout: 30_000 });
    await expect(other).toHaveAttribute('aria-current', 'true');
    await expect(other).toBeFocused();
    expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(buyForm(page, t).getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  });

/** @proves FAULT-125 */
test('adds to the cart when “add to cart” is pressed before any script', async ({ page, request, t }) => {
  const { path, name } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
  // Not even the module that records early presses arrives.
  let isBlocked = true;
  await page.route(/\/assets\/.*\.js/, route => (isBlocked ? undefined : route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await buyForm(page, t).getByRole('radio', { disabled: false }).first().check({ force: true });
  isBlocked = false;
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  await expect(main(page).getByText(t('CART_ITEM_ADDED', { count: 1 }))).toBeVisible();
  await expect(main(page).getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, 'cart without scripts', 'main');
  // The application runs by now, and knows the cart.
  await expect(page.getByRole('banner').getByRole('button', { name: t('CART') })).toContainText('1');
});

/** Presses that no form answers, before even the module that records them has arrived. */
const pressed = (control: Locator) =>
  expect(control).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
/** The page that chooses a vehicle without scripts: a form answers before any script has arrived. */
const led = (control: Locator) => expect(control.page()).toHaveURL(/\/ajoneuvo\b/, { timeout: 30_000 });
/** By their names where one of several is shown: before the styles arrive, all are. */
const earlyPresses = [
  { name: 'favourite', find: page => page.locator('main [data-favorite]'), expectDone: pressed },
  { name: 'compare', find: page => page.locator('main [data-compare]'), expectDone: pressed },
  {
    name: 'vehicle of the list',
    find: page => page.locator('main button[data-choose-vehicle]'),
    expectDone: led,
  },
  {
    name: 'vehicle',
    find: (page, t) => garage(page, t).getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') }),
    expectDone: led,
  },
] satisfies {
  name: string;
  find: (page: Page, t: Translate) => Locator;
  expectDone: (control: Locator) => Promise<void>;
}[];

for (const { name, find, expectDone } of earlyPresses)
  test(`replays a press before any script: ${name}`, async ({ page, t }) => {
    let release = () => undefined as void;
    const released = new Promise<void>(resolve => (release = resolve));
    await page.route(/\/assets\/.*\.js/, async route => {
      await released;
      await route.continue();
    });
    await page.goto('/tuotteet', { waitUntil: 'commit' });
    const control = find(page, t).first();
    await control.click();
    release();
    await expectDone(control);
  });
