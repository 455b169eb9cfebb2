/** The page answers presses before its application runs, which then takes them over. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { translateEverything } from './changed-page.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';
import { buyForm, delayApplication, main, type Translate, waitForHydration } from './steps.ts';

test.use(screens.phone);

const cartOf = (page: Page) => page.getByRole('banner').locator('[data-panel=cart]');

test('adds to the cart from a card and from the product page, and the application tells it once', async ({
  page,
  t,
}) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('form[data-buy]') })
    .first();
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const buy = card.locator('form[data-buy] button');
  await buy.click();
  await expect(buy).toHaveAttribute('data-state', 'added');
  await expect(cartOf(page)).toHaveAccessibleName(/1/);
  await expect(page.locator('#shell-status')).toHaveText(t('CART_ITEM_ADDED', { count: 1 }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('CONTINUE_SHOPPING') }).click();
  await expect(notice).toBeHidden();
  await expect(cartOf(page)).toContainText('1');

  const again = await delayApplication(page);
  await page.goto(href, { waitUntil: 'load' });
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  await expect(cartOf(page)).toHaveAccessibleName(/2/);
  again();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(cartOf(page)).toContainText('2');
});

test('marks favourites and comparison, and the application shows them', async ({ page, t }) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const heart = main(page).locator('[data-favorite]').first();
  const compare = main(page).locator('[data-compare]').first();
  await heart.click();
  await compare.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText(t('COMPARE_ADDED', { count: 1 })).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ralph') ?? '{}'))).toEqual({
    favorites: [Number(await heart.getAttribute('data-favorite'))],
    compare: [Number(await compare.getAttribute('data-compare'))],
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('needs no request for an answer once the page is quiet', async ({ page }) => {
  const answers = page.waitForResponse(/\/assets\/answer-press/);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await (await answers).finished();
  await waitForQuiet(page);
  await page.route(/\/assets\//, () => undefined);
  const heart = main(page).locator('[data-favorite]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('fetches the application after what was pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  // In view: scrolling would start the application.
  await page.setViewportSize({ width: 360, height: 1_600 });
  await page.goto('/tuotteet');
  await waitForQuiet(page);
  asked.length = 0;
  const started = page.waitForRequest(/\/assets\/entry-client/);
  await main(page).locator('form[data-buy] button').first().tap();
  await started;
  expect(asked[0]).toMatch(/ostoskori\/lomake$/);
  await expect(cartOf(page)).toHaveAccessibleName(/1/);
});

test('shows what was added without the cache of queries, and without the code of its page', async ({
  page,
  t,
}) => {
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('form[data-buy]') })
    .first();
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const asked: string[] = [];
  page.on('request', sent => asked.push(new URL(sent.url()).pathname));
  const related = page.waitForResponse(answer =>
    (answer.request().postData() ?? '').includes('RecommendedProducts'),
  );
  // In view: scrolling would start the application, which then hears of the touch.
  await page.setViewportSize({ width: 360, height: 1_600 });
  await page.goto(href);
  await waitForQuiet(page);
  const buy = buyForm(page, t).getByRole('button', { name: t('ADD_TO_CART') });
  await buy.tap();
  const notice = page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) });
  await expect(notice).toBeVisible();
  await related;
  const unneeded = /\/assets\/(cached-queries|create-api|product-detail|messages\.fi\.(widgets\.)?gen)-/;
  expect(asked.filter(path => unneeded.test(path))).toEqual([]);
  await notice.getByRole('button', { name: t('CONTINUE_SHOPPING') }).click();
  await expect(notice).toBeHidden();
  // The page answers this one as well, while the code of its widget arrives.
  await buy.tap();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(cartOf(page)).toHaveAccessibleName(/2/);
});

test('asks for a size when one is missing, as the application does', async ({ page, request, t }) => {
  const { path } = await fetchProduct(request, demoProducts.coloursAndSizes, 'fi');
  const release = await delayApplication(page);
  const posted: string[] = [];
  page.on('request', sent => sent.method() === 'POST' && posted.push(new URL(sent.url()).pathname));
  await page.goto(path, { waitUntil: 'load' });
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  release();
  await expect(buyForm(page, t).getByText(t('MUST_CHOOSE_SKU'))).toBeVisible();
  expect(posted.filter(address => address.includes('lomake'))).toEqual([]);
});

test('adds once when the first answer is lost', async ({ page, t, browserErrors }) => {
  browserErrors.allow(/ostoskori\/lomake/);
  const release = await delayApplication(page);
  let isLost = true;
  await page.route('**/ostoskori/lomake', async route => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await main(page).locator('form[data-buy] button').first().click();
  release();
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toContainText('1');
});

const menuButton = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('link', { name: t('A11Y_OPEN_MENU') });
const menuOf = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('MENU') });
/** Where it is: a locator's click scrolls to the top, because the header covers what is scrolled. */
async function pressInPlace(page: Page, control: Locator): Promise<void> {
  // A scroll before this is only heard with the next frame; then the header may be on its way in.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(async () => (await control.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

test('opens the menu, which the application takes over as it is', async ({ page, t }) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  const menu = menuOf(page, t);
  const button = menuButton(page, t);
  await button.click();
  await expect(menu).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'menu, before the application', 'dialog');
  const element = await menu.elementHandle();
  const entry = menu.getByRole('navigation').getByRole('button').first();
  const row = await entry.elementHandle();
  const label = (await entry.textContent()) ?? '';
  const body = menu.locator('[data-panel-body]');
  await body.evaluate(part => part.scrollTo({ top: 40, behavior: 'instant' }));
  const focused = await page.evaluateHandle(() => {
    const seen: EventTarget[] = [];
    addEventListener('focusin', ({ target }) => target && seen.push(target));
    return seen;
  });
  const personal = await menu.getByRole('button', { name: t('THEME_DARK') }).elementHandle();
  release();
  await expect.poll(() => personal?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await menu.getByRole('button', { name: t('THEME_DARK') }).waitFor();
  expect(await menu.evaluate((now, before) => now === before, element)).toBe(true);
  expect(await entry.evaluate((now, before) => now === before, row)).toBe(true);
  expect(await focused.evaluate(seen => seen.length)).toBe(0);
  expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await entry.click();
  await expect(menu.getByRole('heading', { name: label })).toBeVisible();
  await expectAccessible(page, 'menu, taken over', 'dialog');
});

test('opens the level that was pressed before the application ran', async ({ page, t }) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await menuButton(page, t).click();
  const menu = menuOf(page, t);
  const entry = menu.getByRole('navigation').getByRole('button').first();
  const label = (await entry.textContent()) ?? '';
  await entry.click();
  release();
  await expect(menu.getByRole('heading', { name: label })).toBeVisible();
  await expect(page).toHaveURL(/\/tuotteet$/);
});

test('opens the levels of the menu without the cache of queries and without the texts of whole pages', async ({
  page,
  t,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await menuButton(page, t).click();
  const menu = menuOf(page, t);
  const entry = menu.getByRole('navigation').getByRole('button').first();
  const label = (await entry.textContent()) ?? '';
  await entry.click();
  await expect(menu.getByRole('heading', { name: label })).toBeVisible();
  expect(asked.filter(path => /\/assets\/(menu-panel|messages\.fi\.panels)/.test(path))).toHaveLength(2);
  expect(asked.filter(path => /\/assets\/(cached-queries|messages\.fi\.gen)/.test(path))).toEqual([]);
});

for (const isRunning of [false, true])
  test(`Back closes the menu, and then leaves the page, ${isRunning ? 'with' : 'before'} the application`, async ({
    page,
    t,
  }) => {
    const release = await delayApplication(page);
    if (isRunning) release();
    await page.goto('/toimitus', { waitUntil: 'load' });
    await page.goto('/tuotteet', { waitUntil: 'load' });
    if (isRunning) await waitForHydration(page, t);
    // Of two scrolls in one frame only the way down is heard, which takes the header away.
    for (const top of [300, 200])
      await page.evaluate(async y => {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    const menu = menuOf(page, t);
    const button = menuButton(page, t);
    await pressInPlace(page, button);
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/tuotteet$/);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await scrollOf(page)).toBe(200);
    await pressInPlace(page, button);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/toimitus$/);
  });

test('works on a page that the browser has translated', async ({ page, t, browserErrors }) => {
  // React says that the page is not the one of the server.
  browserErrors.allow(/React error #(418|423)/);
  await page.addInitScript(translateEverything);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await expect(main(page).locator('font').first()).toBeAttached();
  await menuButton(page, t).click();
  const menu = menuOf(page, t);
  const entry = menu.getByRole('navigation').getByRole('button').first();
  await expect(entry).toBeVisible();
  const label = ((await entry.textContent()) ?? '').replaceAll('\u00ad', '');
  await entry.click();
  await expect(menu.getByRole('heading', { name: label })).toBeVisible();
  await expect(menu.getByRole('button', { name: t('THEME_DARK') })).toHaveCount(1);
});
