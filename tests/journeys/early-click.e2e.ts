/** A slow telephone and a quick thumb: what is pressed before the page can answer is not lost (faults 125). */
import { expect, screens, test } from './fixtures.ts';
import { buyForm, chooseFirstProduct, holdScripts, openPage } from './steps.ts';

test.use(screens.phone);

test('a click on “add to cart” before the application runs is carried out', async ({ page, words: t }) => {
  await openPage(page, 'fi', '/tuotteet');
  await chooseFirstProduct(page, t);
  const address = page.url();

  const runScripts = await holdScripts(page);
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
  runScripts();
  await expect(page.getByRole('dialog', { name: t('CART_ITEM_ADDED', { count: 1 }) })).toBeVisible({
    timeout: 30_000,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

test('the cart button answers as soon as it can, though it was pressed before', async ({
  page,
  words: t,
}) => {
  const runScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('CART') })
    .first()
    .click();
  runScripts();
  await expect(page.getByRole('dialog', { name: t('CART_TITLE_COUNT', { count: 0 }) })).toBeVisible();
});
