/** Cookie consent: nothing is stored before the answer, both answers are equally easy, and the choice can be changed (R-CONSENT-1). */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, languageScreenPairs, screens, test } from './fixtures.ts';
import { openPage, waitForHydration } from './steps.ts';

const banner = (page: Page) => page.locator('#consent');
const bannerButton = (page: Page, name: string) => banner(page).getByRole('button', { name });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test.use({ consent: null });

for (const { language, screen: name } of languageScreenPairs)
  test.describe(`${language}, ${name}`, () => {
    test.use({ language, ...screens[name] });

    /** @proves FAULT-120 */
    test('shows the cookie banner without covering the page, and declines with one click (R-CONSENT-2)', async ({
      page,
      t,
    }) => {
      await openPage(page, language, '/');
      await expect(banner(page)).toBeVisible();
      await expectAccessible(page, `cookie banner, ${language}, ${name}`);
      const [decline, allow] = [
        await bannerButton(page, t('COOKIE_CONSENT_DECLINE')).boundingBox(),
        await bannerButton(page, t('COOKIE_CONSENT_ALLOW')).boundingBox(),
      ];
      expect(decline?.height).toBe(allow?.height);
      expect(Math.abs((decline?.width ?? 0) - (allow?.width ?? 0))).toBeLessThan(30);
      const { y, height } = (await banner(page).boundingBox()) ?? { y: 0, height: 0 };
      const windowHeight = page.viewportSize()?.height ?? 0;
      expect(height).toBeLessThan(windowHeight * 0.3);
      expect(Math.round(y + height), 'at the lower edge of the window').toBe(windowHeight);

      await bannerButton(page, t('COOKIE_CONSENT_DECLINE')).click();
      await expect(banner(page)).toBeHidden();
      await page.reload();
      await waitForHydration(page, t);
      await expect(banner(page)).toBeHidden();
    });

    test('opens cookie settings by category from the footer and lists every cookie', async ({ page, t }) => {
      await openPage(page, language, '/');
      await expect(banner(page)).toBeVisible();
      await bannerButton(page, t('COOKIE_CONSENT_CHOOSE')).click();
      const dialog = page.getByRole('dialog', { name: t('COOKIE_CONSENT_SETTINGS') });
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await dialog.locator('summary').first().click();
      await expectAccessible(page, `cookie settings, ${language}, ${name}`, 'dialog');
      await dialog.getByRole('checkbox', { name: t('COOKIE_CATEGORY_STATISTICS') }).check();
      await dialog.getByRole('button', { name: t('COOKIE_CONSENT_SAVE') }).click();
      await expect(dialog).toBeHidden();
      await expect(banner(page)).toBeHidden();
      await expect.poll(() => storedKeys(page)).toContain('ralph-telemetry');

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('COOKIE_CONSENT_SETTINGS') })
        .click();
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await dialog.getByRole('button', { name: t('COOKIE_CONSENT_DECLINE') }).click();
      await expect.poll(() => storedKeys(page)).not.toContain('ralph-telemetry');
    });
  });

/** @proves FAULT-120 */
test('stores only what is necessary and contacts no third party before the answer (R-CONSENT-1)', async ({
  page,
  baseURL,
  t,
}) => {
  const thirdPartyRequests: string[] = [];
  const telemetryRequests: string[] = [];
  page.context().on('request', request => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) thirdPartyRequests.push(url);
    if (url.endsWith('/telemetry')) telemetryRequests.push(url);
  });
  await openPage(page, 'fi', '/tuotteet');
  const product = await page.locator('main a[href^="/p/"]').first().getAttribute('href');
  for (const path of ['/', product ?? '', '/cookies']) {
    await openPage(page, 'fi', path);
    await waitForHydration(page, t);
  }
  await page.goto('about:blank');
  expect([thirdPartyRequests, telemetryRequests]).toEqual([[], []]);
  expect(await cookieNames(page)).toEqual([]);
});

test('works with the keyboard alone and restores the focus', async ({ page, t }) => {
  await openPage(page, 'fi', '/cookies');
  await expect(banner(page)).toBeVisible();
  await bannerButton(page, t('COOKIE_CONSENT_CHOOSE')).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('COOKIE_CONSENT_SETTINGS') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bannerButton(page, t('COOKIE_CONSENT_CHOOSE'))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

interface Item {
  kind: string;
  type?: string;
  name?: string;
}

/** @proves FAULT-120 */
test('sends visits and impressions to the shop and to no third party after consent to statistics', async ({
  page,
  baseURL,
  t,
}) => {
  const thirdPartyRequests: string[] = [];
  page.context().on('request', request => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) thirdPartyRequests.push(url);
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
  await bannerButton(page, t('COOKIE_CONSENT_ALLOW')).click();
  await expect.poll(() => storedKeys(page)).toContain('ralph-telemetry');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//, { timeout: 30_000 });
  const accepted = page.waitForResponse(`${baseURL}/telemetry`);
  const leave = async () => {
    const sent = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      return (window as unknown as { sent: string[] }).sent;
    });
    return sent.flatMap(body => {
      expect(body).toMatch(/^\/telemetry \{/);
      return (JSON.parse(body.slice('/telemetry '.length)) as { items: Item[] }).items;
    });
  };
  // The largest paint is reported once the browser is idle after the press, at most a second later.
  await expect
    .poll(async () => (await leave()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'load']));
  expect((await accepted).status()).toBe(204);
  const items = await leave();
  expect(items.map(({ kind }) => kind)).toContain('view');
  expect(items.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['product:impression', 'product:click']),
  );
  expect(thirdPartyRequests).toEqual([]);
});
