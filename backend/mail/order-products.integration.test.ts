/** A mail about an order lists a package under its name. */
import { expect, it } from 'vitest';
import { openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { aContext, goodCheckout } from '#tests/support/worlds/small-shop.ts';

it('lists a package once, with its parts, its sum and its saving, beside single products', async () => {
  const world = await openMailWorld();
  const id = await world.cartWith({ skuId: 2, quantity: 1 });
  await world.carts.addPackage(aContext(), id, 7, [
    { groupId: 1, optionId: 11, skuId: 1 },
    { groupId: 2, optionId: 21, skuId: 2 },
  ]);
  await world.orders.place(aContext(), id, goodCheckout);
  const { text, html } = await world.mail('order-confirmation');
  const products = text.slice(text.indexOf('TILAAMASI'), text.indexOf('Tuotteet yhteensä'));
  expect(products.replaceAll('\u00a0', ' ').trim().split('\n').slice(3)).toEqual([
    'Tuote 2',
    '  North',
    '  Tuotenumero S2',
    '  1 kpl à 10,00 € = 10,00 €',
    '',
    'Tuote 7',
    '  1 × Tuote 1, Tuotenumero S1, 100,00 €',
    '  3 × Tuote 2, Tuotenumero S2, 30,00 €',
    '  Säästät 20,00 €',
    '  130,00 €',
  ]);
  expect(html.match(/Tuote 7/g)).toHaveLength(1);
});

it('does not repeat the brand with which a name begins', async () => {
  const world = await openMailWorld();
  await world.db
    .updateTable('product_text')
    .set({ name: 'North Vinssi 203 mm' })
    .where('product_id', '=', 2)
    .where('language_id', '=', 'fi-FI')
    .execute();
  await world.order();
  const { text } = await world.mail('order-confirmation');
  expect(text).toMatch(/North Vinssi 203\u00a0mm\n  Tuotenumero S2\n/);
});
