/** A document that arrives in pieces: a press between two of them is replayed once the page is complete. */
import { startSplittingProxy } from '../support/splitting-proxy.ts';
import { expect, screens, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';

test.use(screens.phone);

/** From the end of the header, where the first button is, to the middle of the state, which hydration needs complete. */
const cuts = ['</header>', '</main>', 'id="state">', '"languages":', '"modules":'];

/** @proves FAULT-125 */
for (const path of ['/', '/account/reset-password'])
  test(`replays a press while the document is still loading: ${path}`, async ({
    page,
    context,
    consent,
    t,
    baseURL,
  }) => {
    const server = await startSplittingProxy(baseURL ?? '');
    if (consent)
      await context.addCookies([{ name: 'ralph-cookie-consent', value: consent, url: server.origin }]);
    for (const cut of cuts)
      await test.step(`cut after ${cut}`, async () => {
        server.splitAfter(cut);
        await page.goto(server.origin + path, { waitUntil: 'commit' });
        const button = page.getByRole('banner').getByRole('button', { name: t('CART') });
        await expect(button.first()).toBeVisible();
        await page.evaluate(async () => {
          const boot = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
          await import(boot?.src ?? '');
        });
        await button.first().click();
        expect(await page.evaluate(() => document.readyState)).toBe('loading');
        server.release();
        await expect(page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 0 }) })).toBeVisible();
        // The application has taken the panel over.
        await expect(page.locator('[data-cart]')).toHaveCount(0);
      });
    await waitForQuiet(page);
    await server.close();
  });
