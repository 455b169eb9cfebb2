/** A browser without storage, with corrupt storage, and with messages from foreign code (R-CACHE-5). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage, title, waitForHydration } from './steps.ts';

const keys = [
  'ralph',
  'ralph-sbb',
  'ralph-cart-meta',
  'ralph-telemetry',
  'ralph-messages',
  'vehicleTechData',
  'recentSearches',
];

/** The shop works: a list opens, the cart opens, and a search shows its results. */
async function expectUsable(page: Page, t: Parameters<typeof waitForHydration>[1]): Promise<void> {
  await openPage(page, 'fi', '/tuotteet');
  await waitForHydration(page, t);
  await page.goto('/s/vinssi');
  await expect(title(page)).toBeVisible();
}

const corruptValues = [
  '{',
  'null',
  '[]',
  '"x"',
  '{"favorites":"x","savedVehicles":7}',
  '{"__proto__":{"polluted":1}}',
];

/** @proves FAULT-73, FAULT-119 */
test('works whatever every storage key contains', async ({ page, t }) => {
  test.setTimeout(120_000);
  for (const corruptValue of corruptValues)
    await test.step(corruptValue, async () => {
      // Runs after those before it.
      await page.addInitScript(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
        },
        [keys, corruptValue] as const,
      );
      await expectUsable(page, t);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
});

/** @proves FAULT-119 */
test('works when local storage throws (R-CACHE-5)', async ({ page, t }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await expectUsable(page, t);
});

test.describe('without cookies', () => {
  test.use({ consent: null });

  /** @proves FAULT-120 */
  test('browsing and search work when no cookie can be set', async ({ page, t }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    });
    await expectUsable(page, t);
  });
});

/** @proves FAULT-129 */
test('ignores foreign messages to the tab', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  await waitForHydration(page, t);
  await page.evaluate(() => {
    const channel = new BroadcastChannel('ralph_channel');
    const polluting: unknown = JSON.parse('{"__proto__":{"polluted":1},"type":"cart","cart":{"id":"evil"}}');
    for (const message of [
      null,
      7,
      'cart',
      [],
      {},
      { type: 7 },
      { type: '__proto__' },
      { type: 'auth', username: 'admin' },
      { type: 'x'.repeat(100_000) },
      polluting,
    ])
      channel.postMessage(message);
    for (const message of [{ type: 'auth', username: 'admin' }, '{"type":"cart"}', polluting])
      window.postMessage(message, '*');
    for (const key of ['ralph', 'ralph-sbb', null])
      dispatchEvent(new StorageEvent('storage', { key, newValue: '{"favorites":["<b>"]}' }));
    channel.close();
  });
  await waitForHydration(page, t);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await expect(page.getByRole('banner')).not.toContainText('admin');
});
