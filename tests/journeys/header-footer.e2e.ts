/** Header and footer with a real keyboard and in narrow windows: menus, panels, message, newsletter (WCAG 1.4.10, 1.4.13, 2.4.11, R-A11Y-1, R-A11Y-5). */
import { expectAccessible } from './accessibility.ts';
import { expect, languageScreenPairs, languages, type Page, screens, test } from './fixtures.ts';
import { expectFocusVisible } from './keyboard-steps.ts';
import { smallTargets } from './small-targets.ts';
import { openPage, type Translate, title, waitForHydration } from './steps.ts';

const mainMenu = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') });
// Menus and headers are checked with their animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the front page and waits until it is hydrated and the focus is back on the cart button. */
async function openHydrated(page: Page, t: Translate): Promise<void> {
  await openPage(page, 'fi', '/');
  await waitForHydration(page, t);
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: t('CART') })
      .first(),
  ).toBeFocused();
}
const focusName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('main menu by keyboard: arrows open and move, Escape closes and restores the focus', async ({
  page,
  t,
}) => {
  await openHydrated(page, t);
  const menu = mainMenu(page, t);
  const first = menu.getByRole('link').first();
  const label = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const allLink = menu.getByRole('link', { name: `${t('NAVIGATION_ALL_IN')} ${label}` });
  await expect(allLink).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(allLink).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(allLink).toBeHidden();
  expect(await focusName(page)).toBe(t('A11Y_OPEN_SUBMENU', { label }));
  await page.keyboard.press('Enter');
  await expect(allLink).toBeVisible();
  await expectAccessible(page, 'header menu, opened');
  await page.keyboard.press('Tab');
  await expect(allLink).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(allLink).toBeHidden();
});

test('1.4.13: a hovered menu stays open under the pointer, and Escape closes it', async ({ page, t }) => {
  await openHydrated(page, t);
  const menu = mainMenu(page, t);
  const first = menu.getByRole('link').first();
  const allLink = menu.getByRole('link', { name: `${t('NAVIGATION_ALL_IN')} ${await first.textContent()}` });
  await first.hover();
  await expect(allLink).toBeVisible();
  await allLink.hover();
  await expect(allLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(allLink).toBeHidden();
});

test('2.4.11: a hidden header reappears when it receives the focus', async ({ page, t }) => {
  await openHydrated(page, t);
  const logo = page.getByRole('banner').getByRole('link', { name: t('LOGO_ALT_TEXT') });
  // A header that contains the focus does not hide.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(600, 700);
  // The closing panel may still hold the page when the wheel first turns.
  const scrollAway = () =>
    expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(logo).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
  await scrollAway();
  await page.mouse.wheel(0, -200);
  await expect(logo).toBeInViewport();
  await scrollAway();
  await logo.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(logo).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('2.4.11: a filled search field covers no control that has the focus', async ({ page, t }) => {
    await openPage(page, 'fi', '/');
    const field = page.getByRole('banner').getByRole('combobox', { name: t('SEARCH_LABEL') });
    await page.getByRole('searchbox', { name: t('SEARCH_LABEL') }).focus();
    await expect(field).toBeFocused();
    await page.keyboard.type('vins');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expectFocusVisible(page);
    }
  });
});

test.describe('touch targets', () => {
  // A bar that is still sliding in has no place yet.
  test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } });

  test('are 44 px wide and high, except links in a text (R-SHELL-16)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/tuotteet', '/asiakaspalvelu', '/valmistaja', '/ostoskori']) {
      await openPage(page, 'fi', path);
      expect.soft(await page.evaluate(smallTargets), path).toEqual([]);
    }
    await openPage(page, 'fi', '/');
    const href = await page.locator('main a[href^="/p/"]').first().getAttribute('href');
    await openPage(page, 'fi', href ?? '');
    expect.soft(await page.evaluate(smallTargets), 'product').toEqual([]);
  });
});

test('keeps the global message dismissed', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  const message = page.locator('[data-message]');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: t('A11Y_DISMISS_NOTIFICATION') }).press('Enter');
  await expect(message).toBeHidden();
  expect(await focusName(page)).toBe(t('A11Y_TOP_BAR'));
  await openPage(page, 'fi', '/tuotteet');
  await expect(message).toBeHidden();
  await openPage(page, 'sv', '/');
  await expect(message).toBeHidden();
});

for (const { language, screen } of languageScreenPairs)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    test('the newsletter form is accessible when idle, in error and submitted', async ({ page, t }) => {
      await openPage(page, language, '/');
      const form = page.getByRole('contentinfo').getByRole('region', { name: t('NEWSLETTER_TITLE') });
      const field = form.getByRole('textbox', { name: t('NEWSLETTER_LABEL') });
      await form.scrollIntoViewIfNeeded();
      await expectAccessible(page, 'newsletter, idle', 'footer');
      await form.getByRole('button', { name: t('NEWSLETTER_BUTTON') }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(t('EMAIL_ERROR_NOT_VALID'));
      await expectAccessible(page, 'newsletter, error', 'footer');
      await page.keyboard.type('anna.aalto@example.com');
      await page.keyboard.press('Enter');
      await expect(form.getByText(t('NEWSLETTER_FEEDBACK_SUCCESS'))).toBeVisible();
      await expect(field).toHaveValue('');
      await expectAccessible(page, 'newsletter, done', 'footer');
    });

    if (screen === 'phone')
      test('the menu panel works by keyboard on each of its three levels', async ({ page, t }) => {
        await openPage(page, language, '/');
        const opener = page.getByRole('banner').getByRole('link', { name: t('A11Y_OPEN_MENU') });
        await opener.focus();
        await page.keyboard.press('Enter');
        const panel = page.getByRole('dialog', { name: t('MENU') });
        const tree = panel.getByRole('navigation');
        const entry = tree.getByRole('button').first();
        const label = (await entry.textContent()) ?? '';
        await expectAccessible(page, 'menu panel, first level');
        await entry.press('Enter');
        await expect(
          tree.getByRole('button', { name: t('NAVIGATION_BACK_TO', { label: t('MENU') }) }),
        ).toBeFocused();
        await expectAccessible(page, 'menu panel, second level', 'dialog');
        await tree.getByRole('button').nth(1).press('Enter');
        const back = tree.getByRole('button', { name: t('NAVIGATION_BACK_TO', { label }) });
        await expect(back).toBeFocused();
        await expectAccessible(page, 'menu panel, third level', 'dialog');
        await page.keyboard.press('Enter');
        await expect(tree.getByRole('heading', { name: label })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      });
  });

/** Pixels by which the document is wider than the window. */
const overflowWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('1.4.10 Reflow and 1.4.4 Resize text', () => {
  for (const language of languages)
    for (const path of ['/', '/tuotteet', '/ei-ole-tallaista'])
      test(`${language} ${path}: fits 320 px and text at 200 %`, async ({ page, browserErrors }) => {
        browserErrors.allow(/404/);
        await page.setViewportSize({ width: 320, height: 640 });
        await openPage(page, language, path);
        expect(await overflowWidth(page), 'wider than 320 px').toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await overflowWidth(page), 'wider than the window at 200 %').toBeLessThanOrEqual(0);
        await expect(title(page)).toBeVisible();
      });
});

test('forced colours keep the borders of open menus, and reduced motion stops all animations', async ({
  page,
  t,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openHydrated(page, t);
  const menu = mainMenu(page, t);
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  const open = menu.locator('[data-submenu]').filter({ has: page.locator(':focus') });
  await expect(open).toHaveCSS('border-bottom-width', '1px');
  const focused = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(focused).toBe('solid');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('first-level entries are links and their toggles open the submenu', async ({ page, t }) => {
    await openPage(page, 'fi', '/');
    const menu = mainMenu(page, t);
    const first = menu.getByRole('link').first();
    const label = (await first.textContent()) ?? '';
    await menu.getByLabel(t('A11Y_OPEN_SUBMENU', { label })).click();
    await expect(menu.getByRole('link', { name: `${t('NAVIGATION_ALL_IN')} ${label}` })).toBeVisible();
    await page.mouse.move(0, 0);
    await first.click();
    await expect(page).toHaveURL(/\/c\//);
  });
});
