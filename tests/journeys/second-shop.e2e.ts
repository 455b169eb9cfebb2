/** `shops/vene` with boats in its selector: another trade, country, currency and look, bought from without a line of code. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, screens, test } from './fixtures.ts';
import {
  acceptTerms,
  addToCart,
  fillDetails,
  main,
  openCartFrom,
  orderButton,
  paymentChoices,
  shippingChoices,
  testBuyer,
  title,
} from './steps.ts';
import { findVehicle, garage } from './vehicle-steps.ts';

const boats = `manufacturer,model,years
Nordsnipa,Skärgård 23,2015-2021
Lysbåt,Ankarvik 19,2018-2024
`;
const boat = { manufacturer: 'Nordsnipa', model: 'Skärgård 23', year: '2019' };

/** The rope of ten metres is made for one of the boats. */
function withBoats(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vene-'));
  cpSync(resolve('shops/vene'), folder, { recursive: true });
  const change = (file: string, to: (text: string) => string) =>
    writeFileSync(join(folder, file), to(readFileSync(join(folder, file), 'utf8')));
  change('shop.json', text => {
    const { vehicles: _none, ...shop } = JSON.parse(text) as Record<string, unknown>;
    const vehicleLevels = {
      manufacturer: { fi: 'Veistämö', sv: 'Varv' },
      year: { fi: 'Rakennusvuosi', sv: 'Byggår' },
      model: { fi: 'Veneen malli', sv: 'Båtmodell' },
    };
    return JSON.stringify({ ...shop, vehicleLevels }, null, 2);
  });
  writeFileSync(join(folder, 'catalogue/vehicles.csv'), boats);
  change('catalogue/products.csv', text => {
    const [head = '', ...rows] = text.trimEnd().split('\n');
    const fits = (row: string) => (row.startsWith('NH-1010,') ? 'nordsnipa-2019-skargard-23' : '');
    return [`${head},vehicles`, ...rows.map(row => `${row},${fits(row)}`), ''].join('\n');
  });
  return folder;
}

let folder: string;
let built: BuiltShop;
let shop: ShopProcess;

test.use({ ...screens.phone, language: 'sv' });

test.beforeAll(async () => {
  folder = withBoats();
  built = makeBuiltShop();
  shop = await built.start({ SHOP: folder, MAILBOX: 'true' });
});

test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('chooses a boat by name, and buys the rope that fits it', async ({ page, t }) => {
  test.setTimeout(120_000);
  const at = (path: string) => `${shop.origin}${path}`;
  await page.context().addCookies([{ name: 'ralph-cookie-consent', value: 'none', url: shop.origin }]);
  await page.goto(at('/sv'));
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Nordhav/ })).toBeVisible();
  await expectAccessible(page, 'front page of another shop');

  const bar = garage(page, t);
  await bar.getByRole('button', { name: t('MODEL_SELECTOR_OPEN_SHORT') }).click();
  for (const level of ['Varv', 'Byggår', 'Båtmodell'])
    await expect(bar.getByRole('combobox', { name: level, exact: true })).toBeAttached();
  await findVehicle(bar, t, 'skargard', boat);
  await expect(bar.getByText('Nordsnipa Skärgård 23 2019').first()).toBeVisible();

  const rope = main(page).getByRole('article').filter({ hasText: 'Förtöjningslina 10 m' }).first();
  await expect(rope).toContainText(t('PRODUCT_FITS_VEHICLE'));
  await expectAccessible(page, 'products for a boat', 'main');
  await rope.getByRole('link').first().click();
  await expect(title(page)).toHaveText('Förtöjningslina 10 m');
  await expect(main(page)).toContainText(/249\s*kr/);
  const panel = await openCartFrom(page, await addToCart(page, t), t);
  await panel.getByRole('link', { name: t('CART_TO_CHECKOUT') }).click();

  await expect(title(page)).toHaveText(t('CHECKOUT'));
  await fillDetails(page, t, {
    ...testBuyer,
    phone: '070 174 06 05',
    street: 'Exempelgatan 2',
    zip: '953 31',
    city: 'Haparanda',
  });
  await shippingChoices(page, t).first().check();
  await paymentChoices(page, t).getByRole('radio', { name: 'Banköverföring i förskott' }).check();
  await acceptTerms(page);
  await expectAccessible(page, 'checkout of another shop', 'main');
  await orderButton(page, t).click();
  await expect(title(page)).toHaveText(t('CHECKOUT_CONFIRM_TITLE'));
  await expect(main(page)).toContainText('Nordsnipa Skärgård 23 2019');

  const mail = await (await page.request.get(at('/mailbox/1.txt'))).text();
  expect(mail).toContain('Nordhav');
  expect(mail).toContain('Nordsnipa Skärgård 23 2019');
  expect(mail).toContain('SE45 5000 0000 0583 9825 7466');
  expect(mail).not.toMatch(/ATV|fyrhjul/i);
});
