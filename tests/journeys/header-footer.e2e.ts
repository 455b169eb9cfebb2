/** Header and footer with a real keyboard and in narrow windows: menus, panels, message, newsletter (WCAG 1.4.10, 1.4.13, 2.4.11, R-A11Y-1, R-A11Y-5). */
import { seeAccessible } from './accessibility.ts';
import { crossed, expect, languages, type Page, screens, test } from './fixtures.ts';
import { openPage, title, wakeUp, type Words } from './steps.ts';

const mainMenu = (page: Page, t: Words) =>
  page.getByRole('banner').getByRole('navigation', { name: t('A11Y_MAIN_NAVIGATION') });
// Menus and headers are checked with their animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the front page and waits until it is hydrated and the focus is back on the cart button. */
async function openAwake(page: Page, t: Words): Promise<void> {
  await openPage(page, 'fi', '/');
  await wakeUp(page, t);
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
  words: t,
}) => {
  await openAwake(page, t);
  const menu = mainMenu(page, t);
  const first = menu.getByRole('link').first();
  const label = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const whole = menu.getByRole('link', { name: `${t('NAVIGATION_ALL_IN')} ${label}` });
  await expect(whole).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(whole).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  expect(await focusName(page)).toBe(t('A11Y_OPEN_SUBMENU', { label }));
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  await seeAccessible(page, 'header menu, opened');
  await page.keyboard.press('Tab');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(whole).toBeHidden();
});

test('1.4.13: a hovered menu stays open under the pointer, and Escape closes it', async ({
  page,
  words: t,
}) => {
  await openAwake(page, t);
  const menu = mainMenu(page, t);
  const first = menu.getByRole('link').first();
  const whole = menu.getByRole('link', { name: `${t('NAVIGATION_ALL_IN')} ${await first.textContent()}` });
  await first.hover();
  await expect(whole).toBeVisible();
  await whole.hover();
  await expect(whole).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
});

test('2.4.11: a hidden header reappears when it receives the focus', async ({ page, words: t }) => {
  await openAwake(page, t);
  const logo = page.getByRole('banner').getByRole('link', { name: t('LOGO_ALT_TEXT') });
  // A header that contains the focus does not hide.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(600, 700);
  await page.mouse.wheel(0, 1600);
  await expect(logo).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(logo).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(logo).not.toBeInViewport();
  await logo.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(logo).toBeInViewport();
});

test('keeps the global message dismissed', async ({ page, words: t }) => {
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

for (const { language, screen } of crossed)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    test('the newsletter form is accessible when idle, in error and submitted', async ({
      page,
      words: t,
    }) => {
      await openPage(page, language, '/');
      const form = page.getByRole('contentinfo').getByRole('region', { name: t('NEWSLETTER_TITLE') });
      const field = form.getByRole('textbox', { name: t('NEWSLETTER_LABEL') });
      await form.scrollIntoViewIfNeeded();
      await seeAccessible(page, 'newsletter, idle', 'footer');
      await form.getByRole('button', { name: t('NEWSLETTER_BUTTON') }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(t('EMAIL_ERROR_NOT_VALID'));
      await seeAccessible(page, 'newsletter, error', 'footer');
      await page.keyboard.type('anna.aalto@example.com');
      await page.keyboard.press('Enter');
      await expect(form.getByText(t('NEWSLETTER_FEEDBACK_SUCCESS'))).toBeVisible();
      await expect(field).toHaveValue('');
      await seeAccessible(page, 'newsletter, done', 'footer');
    });

    if (screen === 'phone')
      test('the menu panel works by keyboard on each of its three levels', async ({ page, words: t }) => {
        await openPage(page, language, '/');
        const opener = page.getByRole('banner').getByRole('link', { name: t('A11Y_OPEN_MENU') });
        await opener.focus();
        await page.keyboard.press('Enter');
        const panel = page.getByRole('dialog', { name: t('MENU') });
        const tree = panel.getByRole('navigation');
        const entry = tree.getByRole('button').first();
        const label = (await entry.textContent()) ?? '';
        await seeAccessible(page, 'menu panel, first level');
        await entry.press('Enter');
        await expect(
          tree.getByRole('button', { name: t('NAVIGATION_BACK_TO', { label: t('MENU') }) }),
        ).toBeFocused();
        await seeAccessible(page, 'menu panel, second level', 'dialog');
        await tree.getByRole('button').nth(1).press('Enter');
        const back = tree.getByRole('button', { name: t('NAVIGATION_BACK_TO', { label }) });
        await expect(back).toBeFocused();
        await seeAccessible(page, 'menu panel, third level', 'dialog');
        await page.keyboard.press('Enter');
        await expect(tree.getByRole('heading', { name: label })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      });
  });

/** Pixels by which the document is wider than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('1.4.10 Reflow and 1.4.4 Resize text', () => {
  for (const language of languages)
    for (const path of ['/', '/tuotteet', '/ei-ole-tallaista'])
      test(`${language} ${path}: fits 320 px and text at 200 %`, async ({ page, complaints }) => {
        complaints.allow(/404/);
        await page.setViewportSize({ width: 320, height: 640 });
        await openPage(page, language, path);
        expect(await sideways(page), 'wider than 320 px').toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await sideways(page), 'wider than the window at 200 %').toBeLessThanOrEqual(0);
        await expect(title(page)).toBeVisible();
      });
});

test('forced colours keep the borders of open menus, and reduced motion stops all animations', async ({
  page,
  words: t,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openAwake(page, t);
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
  test('first-level entries are links and their toggles open the submenu', async ({ page, words: t }) => {
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
