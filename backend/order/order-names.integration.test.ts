/** Orders read in another language than the one they were placed in, through GraphQL on a real database. */
import { expect, it } from 'vitest';
import { goodCheckout } from '#tests/support/worlds/small-shop.ts';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';

const swedish = `
  insert into product_text (product_id, language_id, alias, name) values (1, 'sv-SE', 'd1', 'Vinsch'), (7, 'sv-SE', 'd7', 'Paketet');
  update shipping_option set display_name = '{"fi":"Paketti","sv":"Paket"}' where shipping_id = 1 and market_id = 'market-fi';
  update payment_option set display_name = '{"fi":"Pankki","sv":"Bank"}' where payment_id = 11 and market_id = 'market-fi'`;

interface Placed {
  placeOrder: { orderId: string; publicId: string };
}
interface Read {
  getOrderPublic: {
    cart: { items: { productPackage: { packageName: string } | null }[] };
    shippingDetails: { name: string }[];
    paymentDetails: { displayName: string }[];
    orderTotal: { sellingPriceIncVat: number };
  };
  checkout: { order: { rows: { name: string }[] } };
}

/** An order of a package, placed in Finnish. */
async function finnishOrder() {
  const { ask, shop } = await openSmallShopApi();
  await shop.pool.query(swedish);
  const { getCart: cart } = await ask<{ getCart: { id: string } }>('{ getCart { id } }');
  await ask(
    `mutation ($id: String!) { addPackageToCart(id: $id, packageId: 7, selections: [{ groupId: 1, optionId: 11, skuId: 1 }]) { id } }`,
    { id: cart.id },
  );
  const { placeOrder } = await ask<Placed>(
    'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId } }',
    { cartId: cart.id, checkout: goodCheckout },
  );
  const read = (languageId: string) =>
    ask<Read>(
      `query ($publicId: Guid!, $id: String!, $cartId: String!, $languageId: String!) {
        getOrderPublic(publicOrderId: $publicId, languageId: $languageId) {
          cart { items { productPackage { packageName } } }
          shippingDetails { name } paymentDetails { displayName } orderTotal { sellingPriceIncVat } }
        checkout(id: $id, cartId: $cartId, paymentType: STANDARD, languageId: $languageId) { order { rows { name } } } }`,
      { publicId: placeOrder.publicId, id: placeOrder.orderId, cartId: cart.id, languageId },
    );
  return { read, shop };
}

const namesIn = ({ getOrderPublic: order, checkout }: Read) => ({
  package: order.cart.items[0]?.productPackage?.packageName,
  shipping: order.shippingDetails[0]?.name,
  payment: order.paymentDetails[0]?.displayName,
  row: checkout.order.rows[0]?.name,
});

it('names products, packages, shipping and payment in the language that the order is read in', async () => {
  const { read } = await finnishOrder();
  const finnish = await read('fi-FI');
  const swedishRead = await read('sv-SE');
  expect(namesIn(finnish)).toEqual({
    package: 'Tuote 7',
    shipping: 'Paketti',
    payment: 'Pankki',
    row: 'Tuote 1',
  });
  expect(namesIn(swedishRead)).toEqual({
    package: 'Paketet',
    shipping: 'Paket',
    payment: 'Bank',
    row: 'Vinsch',
  });
  expect(swedishRead.getOrderPublic.orderTotal).toEqual(finnish.getOrderPublic.orderTotal);
});

it('keeps the stored name where today has none in that language', async () => {
  const { read, shop } = await finnishOrder();
  await shop.pool.query(`delete from product_text where language_id = 'sv-SE'`);
  expect(namesIn(await read('sv-SE'))).toMatchObject({ package: 'Tuote 7', row: 'Tuote 1' });
});
