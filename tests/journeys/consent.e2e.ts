/** Cookie consent: nothing is stored before the answer, both answers are equally easy, and the choice can be changed (R-CONSENT-1). */
import type { Page } from '@playwright/test';
import { seeAccessible } from './accessibility.ts';
import { crossed, expect, screens, test } from './fixtures.ts';
import { openPage, wakeUp } from './steps.ts';

const asked = (page: Page) => page.locator('#consent');
const answer = (page: Page, name: string) => asked(page).getByRole('button', { name });
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test.use({ consent: null });

for (const { language, screen: name } of crossed)
  test.describe(`${language}, ${name}`, () => {
    test.use({ language, ...screens[name] });

    test('shows the cookie banner without covering the page, and declines with one click (R-CONSENT-2)', async ({
      page,
      words: t,
    }) => {
      await openPage(page, language, '/');
      await expect(asked(page)).toBeVisible();
      await seeAccessible(page, `the question about cookies, ${language}, ${name}`);
      const [decline, allow] = [
        await answer(page, t('COOKIE_CONSENT_DECLINE')).boundingBox(),
        await answer(page, t('COOKIE_CONSENT_ALLOW')).boundingBox(),
      ];
      expect(decline?.height).toBe(allow?.height);
      expect(Math.abs((decline?.width ?? 0) - (allow?.width ?? 0))).toBeLessThan(30);
      const { height } = (await asked(page).boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.45);

      await answer(page, t('COOKIE_CONSENT_DECLINE')).click();
      await expect(asked(page)).toBeHidden();
      await page.reload();
      await wakeUp(page, t);
      await expect(asked(page)).toBeHidden();
    });

    test('opens cookie settings by category from the footer and lists every cookie', async ({
      page,
      words: t,
    }) => {
      await openPage(page, language, '/');
      await expect(asked(page)).toBeVisible();
      await answer(page, t('COOKIE_CONSENT_CHOOSE')).click();
      const dialog = page.getByRole('dialog', { name: t('COOKIE_CONSENT_SETTINGS') });
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await dialog.locator('summary').first().click();
      await seeAccessible(page, `cookie settings, ${language}, ${name}`, 'dialog');
      await dialog.getByRole('checkbox', { name: t('COOKIE_CATEGORY_STATISTICS') }).check();
      await dialog.getByRole('button', { name: t('COOKIE_CONSENT_SAVE') }).click();
      await expect(dialog).toBeHidden();
      await expect(asked(page)).toBeHidden();
      await expect.poll(() => stored(page)).toContain('ralph-telemetry');

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('COOKIE_CONSENT_SETTINGS') })
        .click();
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await dialog.getByRole('button', { name: t('COOKIE_CONSENT_DECLINE') }).click();
      await expect.poll(() => stored(page)).not.toContain('ralph-telemetry');
    });
  });

test('stores only what is necessary and contacts no third party before the answer (R-CONSENT-1)', async ({
  page,
  baseURL,
  words: t,
}) => {
  const elsewhere: string[] = [];
  const told: string[] = [];
  page.context().on('request', request => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url);
    if (url.endsWith('/telemetry')) told.push(url);
  });
  for (const path of ['/', '/tuotteet', '/cookies']) {
    await openPage(page, 'fi', path);
    await wakeUp(page, t);
  }
  await page.goto('about:blank');
  expect([elsewhere, told]).toEqual([[], []]);
  expect(await names(page)).toEqual([]);
});

test('works with the keyboard alone and restores the focus', async ({ page, words: t }) => {
  await openPage(page, 'fi', '/cookies');
  await expect(asked(page)).toBeVisible();
  await answer(page, t('COOKIE_CONSENT_CHOOSE')).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('COOKIE_CONSENT_SETTINGS') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(answer(page, t('COOKIE_CONSENT_CHOOSE'))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

interface Item {
  kind: string;
  type?: string;
  name?: string;
}

test('sends visits and impressions to the shop and to no third party after consent to statistics', async ({
  page,
  baseURL,
  words: t,
}) => {
  const elsewhere: string[] = [];
  page.context().on('request', request => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url);
  });
  // Playwright does not show the body of a beacon that is sent on pagehide.
  await page.addInitScript(() => {
    const sent: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sent.push(`${String(url)} ${String(body)}`);
      return send(url, body);
    };
    Object.assign(window, { sent });
  });
  await openPage(page, 'fi', '/tuotteet');
  await answer(page, t('COOKIE_CONSENT_ALLOW')).click();
  await expect.poll(() => stored(page)).toContain('ralph-telemetry');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//, { timeout: 30_000 });
  const accepted = page.waitForResponse(`${baseURL}/telemetry`);
  const sent = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return (window as unknown as { sent: string[] }).sent;
  });
  expect((await accepted).status()).toBe(204);
  const items = sent.flatMap(body => {
    expect(body).toMatch(/^\/telemetry \{/);
    return (JSON.parse(body.slice('/telemetry '.length)) as { items: Item[] }).items;
  });
  expect(items.map(({ kind }) => kind)).toContain('view');
  expect(items.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['product:impression', 'product:click']),
  );
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'load']));
  expect(elsewhere).toEqual([]);
});
