/** A document that arrives in pieces: a press between any two of them is carried out once the page is whole. */
import { startSplittingProxy } from '../support/splitting-proxy.ts';
import { expect, screens, test } from './fixtures.ts';

test.use(screens.phone);

/** From the header's end, where something can be pressed, to the middle of the state, which the application needs whole. */
const cuts = ['</header>', '</main>', 'id="state">', '"languages":', '"modules":'];

for (const path of ['/', '/account/reset-password'])
  test(`a press while the document is still arriving is carried out: ${path}`, async ({
    page,
    context,
    consent,
    words: t,
    baseURL,
  }) => {
    const server = await startSplittingProxy(baseURL ?? '');
    if (consent)
      await context.addCookies([{ name: 'ralph-cookie-consent', value: consent, url: server.origin }]);
    for (const cut of cuts)
      await test.step(`cut behind ${cut}`, async () => {
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
      });
    await server.close();
  });
