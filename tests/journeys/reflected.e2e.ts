/** Markup in addresses: it is shown as text or not at all, and never as words of the shop. */
import { expect, test } from './fixtures.ts';
import { main, waitForHydration } from './steps.ts';

const markup = '<svg onload=hostile()><b>Soita 0600 123</b>';
const hostile = encodeURIComponent(markup);
const places = [
  `/tuotteet?categories=${hostile}~1`,
  `/tuotteet?brands=${hostile}&p-x=${hostile}&vehicle=${hostile}`,
  `/tuotteet?sort=${hostile}&page=${hostile}`,
  `/s/${hostile}`,
  `/c/${hostile}`,
  `/p/${hostile}`,
  `/b/${hostile}`,
  `/${hostile}`,
  `/checkout/failed?error=${hostile}`,
  `/kassa?error=${hostile}`,
  `/vertaa?ids=${hostile}`,
];
/** What was searched for is repeated to the searcher, as text. */
const isRepeated = (path: string) => path.startsWith('/s/');

/** @proves FAULT-79 */
test('runs and shows nothing of an address as markup', async ({ page, t, browserErrors }) => {
  browserErrors.allow(/response 4\d\d/, /status of 4\d\d/);
  await page.addInitScript(() => Object.assign(globalThis, { hostile: () => (document.title = 'it ran') }));
  for (const path of places) {
    await page.goto(path);
    // Pages of the checkout have no cart to open.
    const cart = page.getByRole('banner').getByRole('button', { name: t('CART') });
    if ((await cart.count()) > 0) await waitForHydration(page, t);
    const found = await page.evaluate(() => ({
      markup: document.querySelectorAll('svg[onload], b').length,
      handlers: [...document.querySelectorAll('*')].filter(element => element.hasAttribute('onload')).length,
      title: document.title,
    }));
    expect(found, path).toMatchObject({ markup: 0, handlers: 0 });
    expect(found.title, path).not.toBe('it ran');
    if (!isRepeated(path)) await expect(main(page), path).not.toContainText('0600 123');
  }
});
